import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import "./games/tiles";
import { settings } from "./settings.svelte";
import { speak } from "./texts.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
/** After everything that the page needs has come. */
const keep = () => void import("./offline/worker").then(({ begin }) => begin());
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
