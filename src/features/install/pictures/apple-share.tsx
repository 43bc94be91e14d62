import { look } from './scene.tsx';

interface AppleShareProps {
  readonly x: number;
  readonly y: number;
  readonly isLit?: boolean;
}

/** The Share symbol of iPhones and iPads, a tray with an arrow out of it, centred at x, y. */
export function AppleShare({ x, y, isLit = false }: AppleShareProps) {
  return (
    <path
      className={isLit ? look.spotInk : look.ink}
      transform={`translate(${x} ${y})`}
      d="M0 2.5V-9m-3.6 3.2L0-9.4l3.6 3.6M-3-3h-2.4a1.6 1.6 0 0 0-1.6 1.6v7.8A1.6 1.6 0 0 0-5.4 8H5.4A1.6 1.6 0 0 0 7 6.4v-7.8A1.6 1.6 0 0 0 5.4-3H3"
    />
  );
}
