import { el, svg } from './element.ts';
import { animate } from './motion.ts';

/** The cannon at the bottom of the sea. */
export interface Cannon {
  readonly element: SVGSVGElement;
  /** Turns the barrel to a fish. */
  aim(target: Element): void;
  /** Shoots a net at a fish. @param ms time until it is there */
  fire(target: Element, ms: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The axis of the barrel, in the view box of the picture. */
const PIVOT = { x: 40, y: 46 };
const BOX = { width: 80, height: 64 };
const BARREL_PX = 34;
const RECOIL_MS = 220;

/** @param sea the cannon's parent, in which its shots fly */
export function makeCannon(sea: HTMLElement): Cannon {
  const barrel = svg(
    'g',
    { class: 'barrel' },
    svg('path', { class: 'brass', d: 'M31 50L33 14a7 4 0 0 1 14 0L49 50z' }),
    svg('path', { class: 'ring', d: 'M32 20h16M31 38h18' }),
  );
  const element = svg(
    'svg',
    { class: 'cannon', viewBox: `0 0 ${BOX.width} ${BOX.height}`, 'aria-hidden': 'true' },
    barrel,
    svg('path', { class: 'mount', d: 'M10 64c0-20 12-30 30-30s30 10 30 30z' }),
    svg('circle', { class: 'bolt', cx: PIVOT.x, cy: PIVOT.y, r: 8 }),
  );

  /** The middle of an element in the sea. */
  const middleOf = (target: Element): Point => {
    const whole = sea.getBoundingClientRect();
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2 - whole.left, y: top + height / 2 - whole.top };
  };
  const pivot = (): Point => {
    const { x, y } = middleOf(element);
    return { x, y: y + PIVOT.y - BOX.height / 2 };
  };
  const angleTo = (target: Element): number => {
    const [from, to] = [pivot(), middleOf(target)];
    return Math.atan2(to.x - from.x, from.y - to.y);
  };

  const aim = (target: Element): void => {
    barrel.style.transform = `rotate(${angleTo(target).toFixed(3)}rad)`;
  };
  return {
    element,
    aim,
    fire(target, ms) {
      aim(target);
      const angle = angleTo(target);
      const [from, to] = [pivot(), middleOf(target)];
      const muzzle = {
        x: from.x + Math.sin(angle) * BARREL_PX,
        y: from.y - Math.cos(angle) * BARREL_PX,
      };
      const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
      const shell = el('span', { class: 'shell', 'aria-hidden': 'true' });
      sea.append(shell);
      const flight = animate(shell, [{ transform: at(muzzle, 0.6) }, { transform: at(to, 1.2) }], {
        duration: ms,
        easing: 'cubic-bezier(0.3, 0.4, 0.7, 1)',
      });
      if (flight === undefined) shell.remove();
      else flight.onfinish = () => shell.remove();
      animate(element, [{}, { translate: '0 6px', offset: 0.25 }, {}], {
        duration: RECOIL_MS,
        easing: 'ease-out',
      });
    },
  };
}
