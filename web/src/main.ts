import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./lib/localization.svelte";
import "./lib/pointer";
import "virtual:palette.css";
import "./styles.css";

await loadLanguage(); // nothing can be shown before it can be said in the reader's language
mount(App, { target: document.getElementById("app")! });

// The worker lets the app open without a connection (public/sw.js). Without it, everything else works.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
