/** A grid that follows another one: its cards are rendered by what is known of the first. */
import { GameGrid } from '#features/game/game-grid.tsx';
import { keepGrid } from '#features/game/known-grid.ts';
import { listedGames } from '#shared/lobby/catalogue.ts';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ROW = 100;
const VIEW = 300;
const wireGames = (count: number) =>
  Array.from({ length: count }, (_, at) => wireGame({ id: at + 1, name: `Reef ${at + 1}` }));

/** Top of every element in the view, in pixels, and how often anything was measured. */
let top = 0;
let measured = 0;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  top = 0;
  frames = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    measured += 1;
    return new DOMRect(0, top, 360, this.className.includes('view') ? VIEW : ROW);
  });
  // Rows beyond the view follow when the browser is idle: never, here.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Shelf() {
  const games = listedGames(useSelector(selectCatalogue));
  return <GameGrid games={games} label="Shelf" />;
}

async function openShelf(count = 30) {
  cleanup();
  const app = await createApp({ config: { appGameList: wireGames(count) } });
  measured = 0;
  await renderApp(app, <Shelf />);
}

const paintFrame = () => act(() => frames.splice(0).forEach((frame) => frame(0)));
const scrollTo = (next: number) => {
  top = -next;
  fireEvent.scroll(document);
};
const names = () =>
  screen.getAllByRole('link').map((card) => card.textContent?.match(/Reef \d+/)?.[0]);
const reefs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Reef ${from + at}`);

const metrics = { columns: 1, rowHeight: ROW, viewHeight: VIEW };

describe('a grid after another one', () => {
  it('has the cards in view before anything is measured', async () => {
    keepGrid({ metrics, top: 0, spare: 0 });
    await openShelf();
    expect(names()).toEqual(reefs(1, 3));
    expect(measured).toBe(0);
    paintFrame();
    expect(names()).toEqual(reefs(1, 3));
  });

  it('has more cards in the frame that paints it, where it begins higher', async () => {
    keepGrid({ metrics, top: -200, spare: 0 });
    await openShelf();
    expect(names()).toEqual(reefs(1, 1));
    paintFrame();
    expect(names()).toEqual(reefs(1, 3));
  });

  it('is drawn once where it begins a little higher than the measured one before it', async () => {
    keepGrid({ metrics, top: 0, spare: 1 });
    top = -50;
    await openShelf();
    expect(names()).toEqual(reefs(1, 4));
    paintFrame();
    expect(names()).toEqual(reefs(1, 4));
    // The view begins within a row now, and has one more.
    await openShelf();
    expect(names()).toEqual(reefs(1, 5));
  });

  it('has the cards of its own place, where the page was scrolled', async () => {
    keepGrid({ metrics, top: 0, spare: 0 });
    top = -1_000;
    await openShelf();
    paintFrame();
    expect(names()).toEqual(reefs(11, 13));
  });

  it('does not learn from a grid that is not displayed', async () => {
    keepGrid({ metrics, top: 0, spare: 0 });
    keepGrid({ metrics: { ...metrics, rowHeight: 0 }, top: 0, spare: 0 });
    await openShelf();
    expect(names()).toEqual(reefs(1, 3));
  });
});

describe('a grid that is scrolled', () => {
  beforeEach(() => keepGrid({ metrics, top: 0, spare: 0 }));

  it('keeps its rows where the whole list fits into the page, so that none is rendered twice', async () => {
    await openShelf();
    scrollTo(200);
    expect(names()).toEqual(reefs(1, 5));
    scrollTo(0);
    expect(names()).toEqual(reefs(1, 5));
  });

  it('does not fill the rows that a leap passes', async () => {
    await openShelf();
    scrollTo(2_000);
    expect(names()).toEqual(reefs(21, 23));
  });

  it('drops the rows that left the view of a longer list', async () => {
    await openShelf(61);
    scrollTo(200);
    expect(names()).toEqual(reefs(3, 5));
  });
});
