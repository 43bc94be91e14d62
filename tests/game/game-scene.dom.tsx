/** The pictures behind the games. */
import { GAME_KINDS } from '#server/core/database/game-kind.ts';
import { makeScene } from '#server/game/pages/scene.ts';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

function withWindow(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
}

/** Gives the window another shape. */
function turnTo(width: number, height: number): void {
  withWindow(width, height);
  window.dispatchEvent(new Event('resize'));
}

const shapesIn = (scene: SVGSVGElement): number => scene.children.length;
const widthOf = (scene: Element | null): number =>
  Number(scene?.getAttribute('viewBox')?.split(' ')[2]);

it.each(GAME_KINDS)(
  '%s: the same on each opening, another for another game, not too many shapes',
  (kind) => {
    withWindow(390, 844);
    const scene = makeScene(kind, 1_001);
    expect(makeScene(kind, 1_001).outerHTML).toBe(scene.outerHTML);
    expect(makeScene(kind, 1_002).outerHTML).not.toBe(scene.outerHTML);
    expect(shapesIn(scene)).toBeGreaterThan(12);
    expect(shapesIn(scene)).toBeLessThan(260);
    expect(scene.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  },
);

it('has the shape of its window, also after the phone is turned', () => {
  withWindow(390, 844);
  document.body.replaceChildren(makeScene('reels', 1_001));
  const shown = () => document.querySelector('.scene');
  const upright = shown();
  expect(widthOf(upright)).toBe(416);
  turnTo(390, 790);
  expect(shown(), 'the browser’s bar appears').toBe(upright);
  turnTo(844, 390);
  expect(document.querySelectorAll('.scene')).toHaveLength(1);
  expect(widthOf(shown())).toBe(1_948);
});

it('is drawn for a phone while its frame is hidden', () => {
  withWindow(0, 0);
  expect(widthOf(makeScene('rise', 1_001))).toBe(416);
});
