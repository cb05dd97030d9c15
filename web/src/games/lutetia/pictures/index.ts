import type { Pictures } from "../../../learn/pictures";
import Contest from "./Contest.svelte";
import Majority from "./Majority.svelte";

export const pictures: Pictures = { contest: Contest, majority: Majority };
