// The pictures of the guide.
import type { Pictures } from "../../../learn/pictures";
import Parts from "./Parts.svelte";
import TwentyOne from "./TwentyOne.svelte";

export const pictures: Pictures = { parts: Parts, "twenty-one": TwentyOne };
