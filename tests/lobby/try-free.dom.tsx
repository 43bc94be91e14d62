import { selectOverlays } from '#state/overlays/overlay-slice.ts';
import { TryFree } from '#screens/home/try-free.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const HOT = { hot: 1, brandId: 1 } as const;
const appGameList = [
  wireGame({ ...HOT, id: 1, hotSort: 1, demo: 0 }),
  wireGame({ ...HOT, id: 2, hotSort: 2, demo: 1, status: 0 }),
  wireGame({ ...HOT, id: 3, hotSort: 3, demo: 1 }),
];

async function open(options: AppOptions) {
  const app = await createApp(options);
  await renderApp(app, <TryFree />);
  return app;
}

describe('the button to try a game free', () => {
  it('opens the demo of the first hot game that can be tried', async () => {
    const app = await open({ config: { appGameList, visitorDemos: 1 }, isVisitor: true });
    await userEvent.click(screen.getByRole('button', { name: enPH.home.hot.tryFree }));
    expect(selectOverlays(app.store.getState())).toMatchObject([
      { overlay: { name: 'game-demo', gameId: 3 } },
    ]);
  });

  it.each<[string, AppOptions]>([
    ['for a player', { config: { appGameList, visitorDemos: 1 } }],
    ['where visitors may not try games', { config: { appGameList }, isVisitor: true }],
    [
      'where no hot game has a demo',
      { config: { appGameList: appGameList.slice(0, 2), visitorDemos: 1 }, isVisitor: true },
    ],
  ])('is not there %s', async (_where, options) => {
    await open(options);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is translated into Thai', async () => {
    const config = { appGameList, visitorDemos: 1 } as const;
    await open({ config, isVisitor: true, language: 'th-TH' });
    expect(screen.getByRole('button', { name: thTH.home.hot.tryFree })).toBeTruthy();
  });
});
