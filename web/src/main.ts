import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/words.svelte";
import "./styles.css";

// Nothing is shown before it can be said in the reader's language.
await begin();
mount(App, { target: document.getElementById("app")! });
