// The pictures of the guide.
import type { Pictures } from "../../../learn/pictures";
import Melee from "./Melee.svelte";
import Parts from "./Parts.svelte";
import Shot from "./Shot.svelte";
import Start from "./Start.svelte";

export const pictures: Pictures = { melee: Melee, parts: Parts, shot: Shot, start: Start };
