const LENGTHS = [
  '--drawer-swipe-movement-x',
  '--drawer-swipe-movement-y',
  '--drawer-snap-point-offset',
];
const NUMBERS = { '--drawer-swipe-progress': '0', '--drawer-swipe-strength': '1' };

/**
 * Registers the properties that Base UI animates drawers with, using its own syntax. It does so itself when
 * the first drawer opens, and the browser then recalculates the whole page's style: the document's first script
 * calls this, before anything has a style.
 */
export function registerDrawerProperties(): void {
  if (!('registerProperty' in CSS)) return;
  for (const name of LENGTHS) register(name, '<length>', '0px');
  for (const [name, initialValue] of Object.entries(NUMBERS))
    register(name, '<number>', initialValue);
}

function register(name: string, syntax: string, initialValue: string): void {
  CSS.registerProperty({ name, syntax, inherits: false, initialValue });
}
