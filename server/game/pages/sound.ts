let context: AudioContext | undefined;
let isOn = false;

/** Sound is off until the app turns it on. */
export function setSound(on: boolean): void {
  isOn = on;
}

const STEP_S = 0.09;
const LOUDNESS = 0.05;
const KNOCK_HZ = 190;
const KNOCK_S = 0.05;

/** @param from time to start, in seconds from now */
function sound(hertz: number, from: number, seconds: number, shape: OscillatorType): void {
  context ??= new AudioContext();
  const at = context.currentTime + from;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

/** Plays a short rising figure: more notes for a bigger win. */
export function chime(notes: number): void {
  if (!isOn) return;
  for (let note = 0; note < notes; note += 1) {
    sound(440 * 2 ** ((note * 4) / 12), note * STEP_S, STEP_S * 2, 'sine');
  }
}

/** Plays the sound of something that stops. */
export function knock(): void {
  if (isOn) sound(KNOCK_HZ, 0, KNOCK_S, 'triangle');
}
