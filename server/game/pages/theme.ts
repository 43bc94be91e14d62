const SAMPLE = 12;
const HUE_STEP = 47;
const CIRCLE = 360;

/** Returns the hue of the most colourful part of the picture; undefined when it is grey. */
export function hueOf(pixels: Uint8ClampedArray): number | undefined {
  let x = 0;
  let y = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
    const strength = Math.max(red, green, blue) - Math.min(red, green, blue);
    const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
    x += Math.cos(angle) * strength;
    y += Math.sin(angle) * strength;
  }
  if (Math.hypot(x, y) < SAMPLE) return undefined;
  return (Math.round((Math.atan2(y, x) * CIRCLE) / (2 * Math.PI)) + CIRCLE) % CIRCLE;
}

/** Takes the page's hue from the game's picture; before it has loaded, from the game's number. */
export function themeBy(icon: HTMLImageElement, gameId: number): void {
  const set = (hue: number): void =>
    document.documentElement.style.setProperty('--hue', String(hue));
  set((gameId * HUE_STEP) % CIRCLE);
  icon.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = SAMPLE;
    canvas.height = SAMPLE;
    const pen = canvas.getContext('2d');
    pen?.drawImage(icon, 0, 0, SAMPLE, SAMPLE);
    const hue = pen && hueOf(pen.getImageData(0, 0, SAMPLE, SAMPLE).data);
    if (typeof hue === 'number') set(hue);
  });
}
