import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import "./games/tiles";
import { settings } from "./settings.svelte";
import { speak } from "./texts.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
