/** What follows the hot games comes part after part: a moving page pays for one of them in each frame. */
import { discover } from '#i18n/texts/en-PH/discover.ts';
import { FOOTER_PARTS } from '#features/lobby-footer/lobby-footer.tsx';
import { footer } from '#i18n/texts/en-PH/footer.ts';
import { HomeEnd } from '#screens/home/settled/home-end.tsx';
import { DAY_MS } from '#shared/time/duration.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Turns until everything is there: shelves, providers, and the parts of the footer. */
const LAST = 6 + FOOTER_PARTS;

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const GAMES = {
  appGameList: [1, 2, 3, 4].map((id) =>
    wireGame({
      id,
      brandId: id,
      releasedAt: Date.now() - id * DAY_MS,
      jackpot: id * 100_000,
    }),
  ),
};

/** Paints a frame, and waits for the turn after it to ask for the next. */
async function paint() {
  act(() => frames.splice(0).forEach((frame) => frame(0)));
  await waitFor(() => expect(frames).not.toHaveLength(0));
}

const parts = () =>
  [discover.newest, discover.jackpots, discover.providers, footer.about, footer.topLabel].filter(
    (text) => screen.queryByText(text) !== null || screen.queryByLabelText(text) !== null,
  );

it('renders the shelves in turn, then the footer, whose end comes last', async () => {
  const app = await createApp({ config: GAMES });
  app.answer('customerServices', { appCustomerServiceQueue: [] });
  await renderApp(app, <HomeEnd onTop={() => undefined} />);
  expect(parts()).toEqual([]);
  await paint();
  expect(parts()).toEqual([discover.newest]);
  await paint();
  expect(parts()).toEqual([discover.newest, discover.jackpots]);
  for (let turn = 3; turn <= 5; turn += 1) await paint();
  expect(parts()).toEqual([discover.newest, discover.jackpots, discover.providers]);
  for (let turn = 6; turn < LAST; turn += 1) await paint();
  expect(parts()).toContain(footer.about);
  expect(parts()).not.toContain(footer.topLabel);
  act(() => frames.splice(0).forEach((frame) => frame(0)));
  await waitFor(() => expect(parts()).toContain(footer.topLabel));
});

it('has all parts at once when the lobby is opened again, whose position is restored', async () => {
  const app = await createApp({ config: GAMES });
  app.answer('customerServices', { appCustomerServiceQueue: [] });
  const { unmount } = await renderApp(app, <HomeEnd onTop={() => undefined} />);
  for (let turn = 1; turn < LAST; turn += 1) await paint();
  act(() => frames.splice(0).forEach((frame) => frame(0)));
  await waitFor(() => expect(parts()).toContain(footer.topLabel));
  unmount();
  await renderApp(app, <HomeEnd onTop={() => undefined} />);
  expect(parts()).toEqual([
    discover.newest,
    discover.jackpots,
    discover.providers,
    footer.about,
    footer.topLabel,
  ]);
});
