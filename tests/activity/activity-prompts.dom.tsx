/** Activities that open automatically, and the install invitation between them (spec §4). */
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followActivities, IDLE_FOR_MS } from '#app/activity/follow-activities.ts';
import { createPromptSpacing, PROMPT_GAP_MS } from '#app/later/prompt-spacing.ts';
import { createIdleMoments, type IdleMoments } from '#app/later/idle-moments.ts';
import { createAppRouter } from '#app/settled/router.ts';
import { overlayClosed, overlayOpened, selectOverlays } from '#state/overlays/overlay-slice.ts';
import { sessionFound } from '#state/session/session-slice.ts';
import { activities } from '#shared/activity/activities.ts';
import { createApp, type App } from '#tests/app/render-app.tsx';

const NOTICE = {
  id: 1,
  noticeType: 1,
  title: 'News',
  content: '<p>News</p>',
  imgUrl: '',
  buttonTitle: '',
  clickType: 0,
  clickAction: '',
} as const;

/** Closes the top overlay as the end of its exit animation does. */
function closeTop({ store }: App): void {
  const top = selectOverlays(store.getState()).at(-1);
  if (top !== undefined) store.dispatch(overlayClosed(top.id));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('activities in the lobby', () => {
  it('wait while the player is busy, and continue once the lobby is idle', async () => {
    const app = await createApp({ config: { appNoticeConfigList: [NOTICE] } });
    const running = [activities.notice.id, activities['accumulated-recharge'].id];
    app.answer('activities', {
      activityIds: running,
      activityMap: {},
      totalRecharge: 0,
      isBeginner: 0,
    });
    const router = createAppRouter(
      app.store,
      createMemoryHistory({ initialEntries: ['/lobby/home'] }),
    );
    await router.load();
    vi.useFakeTimers();
    const settle = () => vi.advanceTimersByTimeAsync(100);
    /** Number of searches for the next activity; each starts by loading the player's limits. */
    const judged = () => app.sent('protection').length;

    followActivities(app.store, router, createIdleMoments(app.store, router, 'prompt'));
    await settle();
    expect(app.overlays()).toEqual(['notice']);

    window.dispatchEvent(new Event('pointerdown'));
    app.platform.received.length = 0;
    closeTop(app);
    await settle();
    expect(judged(), 'what is pressed in the dialog delays nothing').toBe(1);

    window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(IDLE_FOR_MS - 1_000);
    window.dispatchEvent(new Event('wheel'));
    await vi.advanceTimersByTimeAsync(IDLE_FOR_MS - 1_000);
    expect(judged(), 'nothing comes up meanwhile').toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(judged()).toBe(2);
  });
});

describe('an invitation to install', () => {
  const always: IdleMoments = {
    canInterrupt: () => true,
    whenIdle: (work) => {
      work();
      return () => undefined;
    },
  };

  async function spaced(isVisitor = false) {
    const app = await createApp({ isVisitor });
    vi.useFakeTimers();
    const spacing = createPromptSpacing(app.store);
    const shown: string[] = [];
    const request = (group: 'install' | 'activity') =>
      spacing.momentsFor(group, always).whenIdle(() => shown.push(group));
    return { app, shown, request };
  }

  it('is shown at once when no activity was shown', async () => {
    const { shown, request } = await spaced();
    request('install');
    expect(shown).toEqual(['install']);
  });

  it('waits a minute after the last activity was closed', async () => {
    const { app, shown, request } = await spaced();
    app.store.dispatch(overlayOpened({ name: 'notice' }));
    await vi.advanceTimersByTimeAsync(PROMPT_GAP_MS);
    closeTop(app);
    request('install');
    await vi.advanceTimersByTimeAsync(PROMPT_GAP_MS - 1_000);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['install']);
  });

  it('waits a minute after a login, and longer when an activity is shown meanwhile', async () => {
    const { app, shown, request } = await spaced(true);
    app.store.dispatch(sessionFound());
    request('install');
    await vi.advanceTimersByTimeAsync(PROMPT_GAP_MS / 2);
    app.store.dispatch(overlayOpened({ name: 'sign-up-bonus' }));
    closeTop(app);
    await vi.advanceTimersByTimeAsync(PROMPT_GAP_MS / 2);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(PROMPT_GAP_MS / 2);
    expect(shown).toEqual(['install']);
  });

  it('delays activities for a minute, and can be cancelled', async () => {
    const { app, shown, request } = await spaced();
    app.store.dispatch(overlayOpened({ name: 'install-sheet' }));
    closeTop(app);
    request('activity');
    const callOff = request('install');
    expect(shown).toEqual(['install']);
    callOff();
    await vi.advanceTimersByTimeAsync(PROMPT_GAP_MS);
    expect(shown).toEqual(['install', 'activity']);
  });
});
