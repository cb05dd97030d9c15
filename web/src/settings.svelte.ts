// What this browser remembers about its person.

import { LANGUAGES, type Language } from "./i18n/words";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "iacta";

interface Remembered {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Ask before what cannot be taken back. */
  careful: boolean;
  /** Wait for a key before each move of the others. */
  stepwise: boolean;
  /** Single letters are shortcuts. */
  keys: boolean;
  /** The table as text. */
  text: boolean;
  /** Where the numbers of the cards come from is shown, on cards, in their details and in the rules. */
  sources: boolean;
  /** What happens can be heard, and felt on a phone. */
  sound: boolean;
  vibration: boolean;
  /** Names of those whose chat is not shown. */
  muted: string[];
  /** The computer opponent that was chosen last at each game. */
  levels: Record<string, string>;
  /** How far the lesson of each game has come, and at which table. */
  lessons: Record<string, { state: "begun" | "done" | "left"; table?: string }>;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

function remembered(): Partial<Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // a browser that remembers nothing, or something else
  }
}

const start: Remembered = {
  name: "",
  language: browserLanguage(),
  theme: "auto",
  speed: "normal",
  careful: true,
  stepwise: false,
  keys: true,
  text: false,
  sources: false,
  sound: true,
  vibration: true,
  muted: [],
  levels: {},
  lessons: {},
};

export const settings = $state<Remembered>({ ...start, ...remembered() });

/** Keep every change, and let the page follow the theme, the language and the wish for sources. Called once, inside a component. */
export function rememberSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // A browser that remembers nothing is no reason not to play.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    root.toggleAttribute("data-sources", settings.sources);
  });
}
