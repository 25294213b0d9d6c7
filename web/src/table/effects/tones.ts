// How each sound is made. This module is fetched with the first sound.

const audio = new AudioContext();

function tone(
  pitch: number,
  at: number,
  length: number,
  loud = 0.12,
  shape: OscillatorType = "triangle",
): void {
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = shape;
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, audio.currentTime + at);
  gain.gain.linearRampToValueAtTime(loud, audio.currentTime + at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, audio.currentTime + at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(audio.currentTime + at);
  wave.stop(audio.currentTime + at + length);
}

function paper(length: number): void {
  const size = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, size, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / size) * 0.12;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "highpass";
  filter.frequency.value = 1800;
  source.buffer = buffer;
  source.connect(filter).connect(audio.destination);
  source.start();
}

export const SOUNDS = {
  asked: () => {
    tone(330, 0, 0.09);
    tone(392, 0.14, 0.11);
  },
  card: () => paper(0.06),
  steal: () => tone(147, 0, 0.3, 0.1, "sawtooth"),
  block: () => tone(1760, 0, 0.08, 0.06, "square"),
  bell: () => {
    tone(220, 0, 1.4, 0.09, "sine");
    tone(554, 0, 1, 0.03, "sine");
  },
  loss: () => {
    tone(392, 0, 0.14, 0.08);
    tone(311, 0.09, 0.2, 0.08);
  },
  gain: () => {
    tone(440, 0, 0.14, 0.08);
    tone(554, 0.09, 0.18, 0.08);
  },
  over: () => [392, 494, 587, 784].forEach((pitch, n) => tone(pitch, n * 0.14, 0.4, 0.08)),
};
