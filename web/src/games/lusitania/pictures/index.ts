// The pictures of the guide.
import type { Pictures } from "../../../learn/pictures";
import Parts from "./Parts.svelte";
import Twenty from "./Twenty.svelte";

export const pictures: Pictures = { parts: Parts, twenty: Twenty };
