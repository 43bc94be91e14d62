let context: AudioContext | undefined;
let isOn = false;

/** Sound is off until the app turns it on. */
export function setSound(on: boolean): void {
  isOn = on;
}

const STEP_S = 0.09;
const LOUDNESS = 0.05;

/** Plays a short rising figure: more notes for a bigger win. */
export function chime(notes: number): void {
  if (!isOn) return;
  context ??= new AudioContext();
  for (let note = 0; note < notes; note += 1) {
    const at = context.currentTime + note * STEP_S;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 440 * 2 ** ((note * 4) / 12);
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + STEP_S * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + STEP_S * 2);
  }
}
