// Runs in every page before its own scripts. What the page draws follows from the seed and from how
// many times this browser has drawn, so that a page that is loaded again draws something new.
(seed) => {
  const DRAWS = "test-draws";
  Crypto.prototype.getRandomValues = (array) => {
    const draw = Number(localStorage.getItem(DRAWS) ?? 0) + 1;
    localStorage.setItem(DRAWS, String(draw));
    let state = seed ^ Math.imul(draw, 0x9e3779b1);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (state + 0x6d2b79f5) | 0; // mulberry32
      let word = Math.imul(state ^ (state >>> 15), state | 1);
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
      bytes[at] = (word ^ (word >>> 14)) & 255;
    }
    return array;
  };
}
