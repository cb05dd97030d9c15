// The page's own fonts are there before its words are shown, so that nothing moves when they come.

import type { Language } from "./i18n/words";

const PATIENCE = 3000; // milliseconds until words in a font of the system are better than none
/** Letters from each part of the alphabet that a language needs. */
const LETTERS: Record<Language, string> = { en: "a", pl: "aż", pt: "aã", uk: "aґ" };
const EVERYWHERE = ['1em "Vollkorn"', '1em "Source Sans"'];
export const IN_RULES = ['italic 1em "Source Sans"'];

/** Wait for the fonts that a language needs, but not for ever: without them the page can be played too. */
export async function loadFonts(language: Language, fonts = EVERYWHERE): Promise<void> {
  const loading = Promise.allSettled(fonts.map((font) => document.fonts.load(font, LETTERS[language])));
  await Promise.race([loading, new Promise((over) => setTimeout(over, PATIENCE))]);
}
