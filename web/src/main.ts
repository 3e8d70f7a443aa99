import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/words.svelte";
import "./styles.css";

// Nothing is shown before it can be said in the reader's language.
await begin();
mount(App, { target: document.getElementById("app")! });

// So that it opens without a connection too (public/sw.js); where that cannot be, it works as it did.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
