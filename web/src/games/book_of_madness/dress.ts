// What this game adds to the board that all games have.
import type { Dress } from "..";
import About from "./About.svelte";
import Middle from "./Middle.svelte";
import { room, turned } from "./reading";

export const dress: Dress = { Middle, About, turned, room };
