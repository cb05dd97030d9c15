import { mount } from "svelte";
import App from "./App.svelte";
import { allowInstalling } from "./install";

allowInstalling();

export default mount(App, { target: document.getElementById("page")! });
