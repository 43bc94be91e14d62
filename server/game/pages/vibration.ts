let isOn = true;

/** The phone can vibrate, and the browser lets pages do so. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

export function setVibration(on: boolean): void {
  isOn = on;
}

/** Vibrates once the player has touched the page; before that a browser refuses it. @param ms on, off, on, … */
export function vibrate(...ms: number[]): void {
  if (isOn && canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(ms);
}
