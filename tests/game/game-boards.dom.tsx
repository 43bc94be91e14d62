/** The moving parts of the games' boards. What they show is the round's; here it is shown in a DOM. */
import { itemAt } from '#server/core/random.ts';
import { drawStops, readStops, REELS_TABLES, STRIPS } from '#server/game/rules/reels.ts';
import { cardName, makeSides, showBack, showFace } from '#server/game/pages/card-face.ts';
import { makeCannon } from '#server/game/pages/cannon.ts';
import { CENTRE } from '#server/game/pages/match-moments.ts';
import { makePitch } from '#server/game/pages/pitch.ts';
import { makeDrum, type Drum } from '#server/game/pages/reel-drum.ts';
import { makeCrest, teamsOf } from '#server/game/pages/teams.ts';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { makeWinLines } from '#server/game/pages/win-lines.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawsFor } from './chance.ts';

const PICTURES = ['wild', 'star', 'gem', 'key', 'moon'].map((name) => ({
  name,
  src: `/${name}.webp`,
}));

/** Animations that were started. */
let played: { element: Element; frames: Keyframe[]; options: KeyframeAnimationOptions }[] = [];

beforeEach(() => {
  played = [];
  Element.prototype.animate = function (this: Element, frames, options) {
    played.push({
      element: this,
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
    });
    return { cancel: () => undefined } as Animation;
  };
});
afterEach(() => void vi.unstubAllGlobals());

const withReducedMotion = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));

/** The symbols in a reel's strip, from top to bottom. */
const shownIn = ({ element }: Drum): string[] =>
  [...element.querySelectorAll('.symbol')].map(
    (symbol) => symbol.getAttribute('src') ?? symbol.textContent,
  );

describe('a reel', () => {
  it('stops where the round says, and the strip’s own symbols pass before', () => {
    const [table] = REELS_TABLES;
    if (!table) throw new Error('no table');
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const stops = drawStops(drawsFor('strips', nonce));
      const { window: symbols } = readStops(stops, table);
      for (const [reel, strip] of STRIPS.entries()) {
        const still = makeDrum(strip, PICTURES);
        still.show(stops[reel] ?? 0);
        const drum = makeDrum(strip, PICTURES);
        drum.show(3);
        drum.turn();
        drum.stop(stops[reel] ?? 0, 400);
        expect(shownIn(drum).slice(0, 3)).toEqual(shownIn(still));
        expect(shownIn(still)).toHaveLength(symbols[reel]?.length ?? 0);
        const after = makeDrum(strip, PICTURES);
        after.show(((stops[reel] ?? 0) + 3) % strip.length);
        expect(shownIn(drum).slice(3, 6)).toEqual(shownIn(after));
      }
    }
  });

  it('turns without a seam: what enters it at the end is what it began with', () => {
    const drum = makeDrum(itemAt(STRIPS, 1), PICTURES);
    drum.show(5);
    const before = shownIn(drum);
    drum.turn();
    expect(shownIn(drum).slice(0, 3)).toEqual(before);
    expect(shownIn(drum).slice(-3)).toEqual(before);
    expect(played.at(-1)?.options).toMatchObject({ iterations: Infinity });
  });

  it('shows what it showed when the round was refused', () => {
    const drum = makeDrum(itemAt(STRIPS, 2), PICTURES);
    drum.show(31);
    const before = shownIn(drum);
    drum.turn();
    drum.giveUp();
    expect(shownIn(drum)).toEqual(before);
    expect(drum.element.className).toBe('reel');
  });

  it('has its symbols without a movement, when the player prefers so', () => {
    withReducedMotion();
    const drum = makeDrum(itemAt(STRIPS, 0), PICTURES);
    drum.show(0);
    drum.turn();
    drum.stop(8, 400);
    expect(played).toEqual([]);
    expect(shownIn(drum)).toHaveLength(9);
  });
});

describe('a winning line', () => {
  it('runs through the symbols that count', () => {
    const lines = makeWinLines();
    lines.show([{ line: 3, count: 3 }]);
    const paths = [...lines.element.querySelectorAll('.over')].map((path) =>
      path.getAttribute('d'),
    );
    expect(paths).toEqual(['M0 0.5L0.5 0.5L1.5 1.5L2.5 2.5']);
    lines.show([]);
    expect(lines.element.childElementCount).toBe(0);
  });
});

describe('a card', () => {
  it('is named by its face only while it is open', () => {
    const card = document.createElement('button');
    makeSides(card, '/emblem.svg', 'face down');
    expect([card.textContent, card.getAttribute('aria-label')]).toEqual(['', 'face down']);
    showFace(card, 51);
    expect([card.textContent, card.getAttribute('aria-label')]).toEqual(['A♠', cardName(51)]);
    expect(card.classList.contains('open')).toBe(true);
    showBack(card, 'face down');
    expect(card.getAttribute('aria-label')).toBe('face down');
    expect(card.classList.contains('open')).toBe(false);
  });

  it('has the emblem on its back as an element, which a turn does not draw again', () => {
    const card = document.createElement('button');
    makeSides(card, '/emblem.svg', 'face down');
    const picture = card.querySelector('.reverse > img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([
      '/emblem.svg',
      '',
    ]);
  });
});

describe('the cannon', () => {
  const at = (x: number, y: number, size = 0) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(x, y, size, size);
    return element;
  };
  function inSea() {
    const sea = at(0, 0, 400);
    const cannon = makeCannon(sea);
    cannon.element.getBoundingClientRect = () => new DOMRect(160, 336, 80, 64);
    sea.append(cannon.element);
    const barrel = cannon.element.querySelector<SVGElement>('.barrel');
    return { sea, cannon, turned: () => Number.parseFloat(barrel?.style.transform.slice(7) ?? '') };
  }

  it('turns to the fish that is aimed at', () => {
    const { cannon, turned } = inSea();
    cannon.aim(at(200, 20));
    expect(turned()).toBeCloseTo(0, 2);
    cannon.aim(at(20, 20));
    expect(turned()).toBeLessThan(-0.3);
    cannon.aim(at(380, 20));
    expect(turned()).toBeGreaterThan(0.3);
  });

  it('shoots one net, which is gone when it has arrived', () => {
    const { sea, cannon } = inSea();
    cannon.fire(at(100, 50), 380);
    const shells = () => sea.querySelectorAll('.shell').length;
    expect(shells()).toBe(1);
    expect(played[0]).toMatchObject({ options: { duration: 380 } });
    expect(String(played[0]?.frames[1]?.['transform'])).toContain('translate(100px, 50px)');
  });

  it('does not shoot with reduced motion', () => {
    withReducedMotion();
    const { sea, cannon } = inSea();
    cannon.fire(at(100, 50), 380);
    expect(sea.querySelectorAll('.shell')).toHaveLength(0);
  });
});

describe('a match', () => {
  it('is played by two teams that are named in both languages, always the same in a game', () => {
    for (let gameId = 1; gameId < 300; gameId += 1) {
      const [home, away] = teamsOf(gameId);
      expect(teamsOf(gameId)).toEqual([home, away]);
      expect(home).not.toBe(away);
      for (const lang of ['en', 'th'] as const) {
        const { teams } = textsIn(lang);
        expect(teams[home]).toBeTruthy();
        expect(teams[away]).toBeTruthy();
      }
    }
    expect(new Set(textsIn('en').teams).size).toBe(textsIn('th').teams.length);
  });

  it('has crests that differ', () => {
    const crests = textsIn('en').teams.map((_, team) => makeCrest(team).outerHTML);
    expect(new Set(crests).size).toBe(crests.length);
  });

  it('begins with the ball in the centre', () => {
    const { element, play } = makePitch();
    const ball = element.querySelector<HTMLElement>('.ball');
    expect(ball?.style.transform).toBe('translate(50.0%, 50.0%)');
    play({ ...CENTRE, y: 0.1 });
    expect(ball?.style.transform).toBe('translate(50.0%, 10.0%)');
  });
});
