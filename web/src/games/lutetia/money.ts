// Where the money goes when something happens: between a seat's purse, the cards and the bank.
import type { Event } from "../../messages";
import type { Payment } from "../../table/table.svelte";

const BANK = "bank";

export function payments({ event, seat, source, amount }: Event): Payment[] {
  const purse = `purse.${seat}`;
  const laid = `bid.${seat}`;
  const place = source ?? laid;
  switch (event) {
    case "bribed":
      return [{ from: purse, to: place, amount }];
    case "income":
    case "earned":
      return [{ from: BANK, to: purse, amount }];
    case "bribe_lost":
      return [{ from: laid, to: BANK, amount }];
    case "bought":
      return amount ? [{ from: purse, to: BANK, amount }] : [];
    case "compensated": // the bribe comes back, and with it something from the bank
      return [{ from: BANK, to: purse }, ...(amount ? [{ from: laid, to: purse, amount }] : [])];
    case "coins_taken":
      return [{ from: place, to: purse, amount }];
    case "coins_lost":
      return [{ from: place, to: BANK, amount }];
    case "risen":
      return [{ from: BANK, to: place }];
    default:
      return [];
  }
}
