import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hold } from "../src/cards/hold";

const touch = (name: string, x = 0) =>
  new PointerEvent(name, { pointerType: "touch", clientX: x, clientY: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a finger on a card", () => {
  const laid = () => {
    const node = document.createElement("button");
    const told: string[] = [];
    node.addEventListener("click", () => told.push("press"));
    hold(node, () => told.push("read"));
    return { node, told };
  };
  it("that rests reads it, and does not press it; the next one presses again", () => {
    const { node, told } = laid();
    node.dispatchEvent(touch("pointerdown"));
    vi.advanceTimersByTime(500);
    node.dispatchEvent(touch("pointerup"));
    node.click();
    expect(told).toEqual(["read"]);
    node.dispatchEvent(touch("pointerdown"));
    node.dispatchEvent(touch("pointerup"));
    node.click();
    expect(told).toEqual(["read", "press"]);
  });
  it("that moves, or is quick, does not read it", () => {
    const { node, told } = laid();
    node.dispatchEvent(touch("pointerdown"));
    node.dispatchEvent(touch("pointermove", 30));
    vi.advanceTimersByTime(500);
    node.dispatchEvent(touch("pointerdown"));
    vi.advanceTimersByTime(100);
    node.dispatchEvent(touch("pointerup"));
    vi.advanceTimersByTime(500);
    node.click();
    expect(told).toEqual(["press"]);
  });
  it("leaves a mouse alone", () => {
    const { node, told } = laid();
    node.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse" }));
    vi.advanceTimersByTime(500);
    expect(told).toEqual([]);
  });
});
