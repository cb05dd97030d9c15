// The language of the page. Words are fetched when they are first needed; a switch happens when they and the fonts for
// them are all there.

import { FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { loadFonts } from "../fonts";
import { settings } from "../settings.svelte";
import { getText } from "../socket/http";
import { Words, type Language } from "./words";

/** What words are made of: those of a lesson need those of its game, and all need the page's own. */
function partsOf(game: string): string[] {
  const names = game ? game.split("/") : [];
  return ["", ...names.map((_, last) => names.slice(0, last + 1).join("/"))];
}

class Speech {
  private readonly loaded = new SvelteMap<string, Words>();
  private readonly parts = new Map<string, Promise<FluentResource>>();
  /** The games whose words are in use; the empty name stands for the page's own. */
  private readonly inUse = new Set<string>([""]);
  private wanted: Language | null = null;

  /** The page's words, or those of a game with them. Load them first. */
  of(game = ""): Words {
    const words = this.loaded.get(`${settings.language}/${game}`);
    if (!words) throw new Error(`no words of ${game || "the page"} yet`);
    return words;
  }

  has(game: string): boolean {
    return this.loaded.has(`${settings.language}/${game}`);
  }

  async load(game = "", language: Language = settings.language): Promise<void> {
    this.inUse.add(game);
    const key = `${language}/${game}`;
    if (untrack(() => this.loaded.has(key))) return;
    const parts = partsOf(game).map((part) => this.part(part ? `${language}/${part}` : language));
    this.loaded.set(key, new Words(language, await Promise.all(parts)));
  }

  /** Words as the server has them, fetched once. */
  private part(path: string): Promise<FluentResource> {
    const known = this.parts.get(path);
    if (known) return known;
    const asked = getText(`/api/words/${path}`).then((text) => new FluentResource(text));
    asked.catch(() => this.parts.delete(path)); // ask again next time
    this.parts.set(path, asked);
    return asked;
  }

  /** Switch to another language, live. Whoever changes their mind meanwhile gets what they asked for last. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    await Promise.all([loadFonts(language), ...[...this.inUse].map((game) => this.load(game, language))]);
    if (this.wanted === language) settings.language = language;
  }
}

export const speech = new Speech();
