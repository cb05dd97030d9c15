// Ids for commands. Browsers make UUIDs only for pages that come encrypted or from this machine, random numbers for all.

/** A random id that nobody else has: 128 bits, as 32 hexadecimal digits. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
