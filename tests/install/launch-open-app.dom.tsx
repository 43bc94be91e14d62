/** A second launch, a shared link and a shortcut land in the open app, and cost the player nothing. */
import { followLaunches } from '#app/later/follow-launches.ts';
import { createIdleMoments } from '#app/later/idle-moments.ts';
import type { AppRouter } from '#app/settled/router.ts';
import { SelfTest } from '#features/protection/self-test.tsx';
import { protection } from '#features/protection/texts/en-PH.ts';
import { BindScreen } from '#screens/bind/bind-screen.tsx';
import { overlayClosed, overlayOpened, selectOverlays } from '#state/overlays/overlay-slice.ts';
import { ACCOUNT_RULES } from '#tests/account/account-rules.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

const LAUNCHES = [
  ['a shortcut', '/deposit?source=shortcut-deposit'],
  ['a shared link', '/share?text=8K3F2A'],
  ['a captured link', '/activity/index'],
] as const;
const SHORTCUT = LAUNCHES[0][1];

type QueueWindow = { launchQueue?: object };

afterEach(() => {
  delete (globalThis as QueueWindow).launchQueue;
});

/** An app whose window is focused by launches. */
function openAt(app: App, pathname: string) {
  let launched: (launch: { targetURL: string }) => void = () => undefined;
  let resolved: () => void = () => undefined;
  const location = { pathname, href: pathname };
  const state = { location, resolvedLocation: location };
  const router = {
    state,
    subscribe: (_event: string, look: () => void) => {
      resolved = look;
      return () => undefined;
    },
  };
  (globalThis as QueueWindow).launchQueue = {
    setConsumer: (consume: typeof launched) => (launched = consume),
  };
  const shown: string[] = [];
  followLaunches({
    moments: createIdleMoments(app.store, router as unknown as AppRouter, 'navigation'),
    show: (path) => shown.push(path),
    now: () => Date.now(),
  });
  return {
    shown,
    launch: (path: string) => launched({ targetURL: window.location.origin + path }),
    goTo(path: string) {
      location.pathname = path;
      location.href = path;
      resolved();
    },
  };
}

describe('a launch of the open app', () => {
  it.each(LAUNCHES)('%s is shown at once in the lobby', async (_what, path) => {
    const { shown, launch } = openAt(await createApp(), '/lobby/home');
    launch(path);
    expect(shown).toEqual([path]);
  });

  it.each(LAUNCHES)('%s waits until the game is left', async (_what, path) => {
    const { shown, launch, goTo } = openAt(await createApp(), '/start');
    launch(path);
    expect(shown).toEqual([]);
    goTo('/lobby/home');
    expect(shown).toEqual([path]);
  });

  it('from the icon shows the app as it is, in a game too', async () => {
    const { shown, launch, goTo } = openAt(await createApp(), '/start');
    launch('/lobby/home?source=pwa');
    goTo('/lobby/home');
    expect(shown).toEqual([]);
  });

  it('waits while a form has text, and is shown once the text is gone', async () => {
    const app = await createApp({ config: ACCOUNT_RULES });
    await renderApp(app, <BindScreen />, '/bind');
    const { shown, launch } = openAt(app, '/bind');
    const user = userEvent.setup();
    const [field] = screen.getAllByRole('textbox');
    if (field === undefined) throw new Error('the form has no field');
    await user.type(field, '917');
    launch(SHORTCUT);
    expect(shown).toEqual([]);
    expect(field).toHaveProperty('value', '917');
    await user.clear(field);
    expect(shown).toEqual([SHORTCUT]);
  });

  it('waits while the questions about playing are being answered', async () => {
    const app = await createApp();
    await renderApp(app, <SelfTest />);
    const { shown, launch } = openAt(app, '/responsible/help');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: protection.test.begin }));
    const [answer] = screen.getAllByRole('radio');
    if (answer === undefined) throw new Error('the test has no answers');
    await user.click(answer);
    launch(SHORTCUT);
    expect(shown).toEqual([]);
    await user.click(screen.getByRole('button', { name: protection.test.close }));
    expect(shown).toEqual([SHORTCUT]);
  });

  it('waits behind what is open over the screen', async () => {
    const app = await createApp();
    const { shown, launch } = openAt(app, '/lobby/home');
    app.store.dispatch(overlayOpened({ name: 'redeem-code' }));
    launch(SHORTCUT);
    expect(shown).toEqual([]);
    const [open] = selectOverlays(app.store.getState());
    if (open === undefined) throw new Error('nothing is open');
    app.store.dispatch(overlayClosed(open.id));
    expect(shown).toEqual([SHORTCUT]);
  });
});
