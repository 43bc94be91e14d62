import { createBackStack, type Layer } from '#browser/history/back-stack.ts';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** Fakes a tab: history entries, steps that take effect later, and timers that the test advances. */
function openTab(...urls: readonly string[]) {
  let entries: readonly Entry[] = urls.map((url) => ({ url, state: { __TSR_key: url } }));
  let at = entries.length - 1;
  /** Entries added by a frame; stepping over them fires no event on the page. */
  let ofFrame = 0;
  /** Number of entries that the browser reports. */
  let count = entries.length;
  let steps: readonly number[] = [];
  let timers: readonly { readonly ms: number; readonly work: () => void }[] = [];
  const listeners: ((event: Event) => void)[] = [];
  /** URLs of the popstate events that the router receives. */
  const heard: string[] = [];

  const entry = () => entries[at] ?? { state: null, url: '' };
  const native = {
    pushState(state: unknown, _unused: string, url?: string | URL | null) {
      entries = [...entries.slice(0, at + 1), { state, url: String(url ?? entry().url) }];
      at += 1;
      count = entries.length;
    },
    replaceState(state: unknown, _unused: string, url?: string | URL | null) {
      entries = entries.with(at, { state, url: String(url ?? entry().url) });
    },
    go(delta = 0) {
      steps = [...steps, delta];
    },
  };

  function take(delta: number) {
    if (delta < 0 && ofFrame > 0) {
      ofFrame -= 1;
      return;
    }
    const next = Math.max(0, Math.min(entries.length - 1, at + delta));
    if (next === at) return;
    const isFrameStep = entries[next]?.state === entry().state;
    at = next;
    // Only the frame goes back: the page receives nothing.
    if (isFrameStep) return;
    const event = new Event('popstate', { cancelable: true });
    let isStopped = false;
    event.stopImmediatePropagation = () => (isStopped = true);
    for (const listen of listeners) if (!isStopped) listen(event);
    if (!isStopped) heard.push(entry().url);
  }

  const history = {
    ...native,
    back: () => native.go(-1),
    get state() {
      return entry().state;
    },
  };
  const location = {
    get href() {
      return entry().url;
    },
  };
  const start = () =>
    createBackStack({
      history,
      location,
      native,
      countEntries: () => String(count),
      onPop: (listen) => listeners.push(listen),
      after(ms, work) {
        const timer = { ms, work };
        timers = [...timers, timer];
        return () => (timers = timers.filter((other) => other !== timer));
      },
    });

  /** Runs all steps, and timers of at most `within` ms. */
  function settle(within = 0) {
    for (;;) {
      const [step, ...more] = steps;
      const timer = timers.find(({ ms }) => ms <= within);
      if (step !== undefined) {
        steps = more;
        take(step);
      } else if (timer === undefined) return;
      else {
        timers = timers.filter((other) => other !== timer);
        timer.work();
      }
    }
  }

  /** Runs the timers that are due now, but no step. */
  function tick() {
    const due = timers.filter(({ ms }) => ms === 0);
    timers = timers.filter((timer) => !due.includes(timer));
    for (const { work } of due) work();
  }

  return {
    tick,
    history,
    heard,
    start,
    settle,
    /** The player's own Back or Forward. */
    press(delta: number) {
      take(delta);
      settle();
    },
    /** Navigates as the router does, with a key per page. */
    goTo: (url: string) => history.pushState({ __TSR_key: url }, '', url),
    replaceBy: (url: string) => history.replaceState({ __TSR_key: url }, '', url),
    addFrameEntries: (more: number) => (ofFrame = more),
    /** The frame navigates: an entry with the page's own state, as the browser adds it. */
    moveFrame() {
      entries = [...entries.slice(0, at + 1), entry()];
      at += 1;
      count = entries.length;
    },
    urls: () => entries.map(({ url }) => url),
    here: () => entry().url,
    depthOf: () => at,
  };
}

/** Layers that stay open until they are closed, as overlays do. */
function layers(stack: ReturnType<ReturnType<typeof openTab>['start']>) {
  const shown: string[] = [];
  return {
    shown,
    show(name: string, { isDismissable = true } = {}) {
      shown.push(name);
      const close = () => {
        shown.splice(shown.indexOf(name), 1);
        end();
      };
      const layer: Layer = { isDismissable: () => isDismissable, close };
      const end = stack.open(layer);
      return close;
    },
  };
}

function open() {
  const tab = openTab('/first', '/lobby');
  const overlays = layers(tab.start());
  tab.settle();
  return { tab, ...overlays };
}

describe('Back', () => {
  it('closes the open overlay and stays on its page, without an event for the router', () => {
    const { tab, show, shown } = open();
    show('menu');
    expect(tab.urls()).toEqual(['/first', '/lobby', '/lobby']);
    tab.press(-1);
    expect([shown, tab.here(), tab.heard]).toEqual([[], '/lobby', []]);
    tab.press(-1);
    expect([tab.here(), tab.heard]).toEqual(['/first', ['/first']]);
  });

  it('closes the overlay on top first', () => {
    const { tab, show, shown } = open();
    show('list');
    show('rules');
    tab.press(-1);
    expect(shown).toEqual(['list']);
    tab.press(-1);
    expect([shown, tab.here(), tab.heard]).toEqual([[], '/lobby', []]);
  });

  it('closes both overlays when it goes over two entries', () => {
    const { tab, show, shown } = open();
    show('list');
    show('rules');
    tab.press(-2);
    expect([shown, tab.here()]).toEqual([[], '/lobby']);
  });

  it('leaves an overlay open that cannot be dismissed, however often it is pressed', () => {
    const { tab, show, shown } = open();
    show('question', { isDismissable: false });
    tab.press(-1);
    tab.press(-1);
    expect([shown, tab.here(), tab.heard, tab.depthOf()]).toEqual([['question'], '/lobby', [], 2]);
  });

  it('leaves the page after an overlay was closed by other means', () => {
    const { tab, show } = open();
    const close = show('menu');
    close();
    tab.settle();
    expect(tab.depthOf()).toBe(1);
    tab.press(-1);
    expect(tab.heard).toEqual(['/first']);
  });

  it('is not undone by Forward: a closed overlay stays closed', () => {
    const { tab, show, shown } = open();
    show('menu');
    tab.press(-1);
    tab.press(1);
    expect([shown, tab.here(), tab.depthOf(), tab.heard]).toEqual([[], '/lobby', 1, []]);
  });
});

describe('a page opened from an overlay', () => {
  it('has the overlay’s page behind it', () => {
    const { tab, show } = open();
    const close = show('menu');
    tab.goTo('/service');
    close();
    tab.settle();
    expect(tab.urls()).toEqual(['/first', '/lobby', '/service']);
    tab.press(-1);
    expect(tab.heard).toEqual(['/lobby']);
  });

  it('remains open when the overlay was closed just before', () => {
    const { tab, show } = open();
    const close = show('menu');
    close();
    // The step back is pending and has not taken effect.
    tab.tick();
    tab.goTo('/service');
    tab.settle();
    expect([tab.here(), tab.urls(), tab.heard]).toEqual([
      '/service',
      ['/first', '/lobby', '/service'],
      [],
    ]);
  });

  it('leaves no entry of either overlay when they were nested', () => {
    const { tab, show } = open();
    const closers = [show('list'), show('rules')];
    tab.goTo('/deposit');
    for (const close of closers) close();
    tab.settle();
    tab.press(-1);
    expect([tab.here(), tab.depthOf()]).toEqual(['/lobby', 1]);
    tab.press(-1);
    expect(tab.here()).toBe('/first');
  });

  it('replaces the overlay’s page when it was opened by a replacement', () => {
    const { tab, show } = open();
    const close = show('filter');
    tab.replaceBy('/lobby?brand=1');
    tab.replaceBy('/lobby?brand=2');
    close();
    tab.settle();
    expect([tab.here(), tab.depthOf(), tab.heard]).toEqual(['/lobby?brand=2', 1, []]);
    expect(tab.history.state).toEqual({ __TSR_key: '/lobby?brand=2' });
    tab.press(-1);
    expect(tab.heard).toEqual(['/first']);
  });
});

it('an overlay that opens as another closes reuses its entry', () => {
  const { tab, show, shown } = open();
  const close = show('first');
  close();
  show('second');
  tab.settle();
  expect(tab.depthOf()).toBe(2);
  tab.press(-1);
  expect([shown, tab.here(), tab.depthOf()]).toEqual([[], '/lobby', 1]);
});

it('the app’s own back action leaves the page, with an overlay open', () => {
  const { tab, show } = open();
  show('sheet');
  tab.history.back();
  tab.settle();
  expect([tab.here(), tab.heard]).toEqual(['/first', ['/first']]);
});

it('a page reloaded under an overlay returns to its own entry', () => {
  const before = open();
  before.show('menu');
  const tab = before.tab;
  layers(tab.start());
  tab.settle();
  expect([tab.here(), tab.depthOf()]).toEqual(['/lobby', 1]);
});

it('closing an overlay also goes back through the entries of its frame', () => {
  const { tab, show } = open();
  const close = show('payment');
  tab.addFrameEntries(2);
  close();
  tab.settle(2_000);
  expect([tab.here(), tab.depthOf(), tab.heard]).toEqual(['/lobby', 1, []]);
});

describe('a page whose frame navigates', () => {
  it('knows of it, whatever else the page did', () => {
    const tab = openTab('/first', '/game');
    const stack = tab.start();
    tab.settle();
    expect(stack.hasFrameMoved()).toBe(false);
    tab.moveFrame();
    expect(stack.hasFrameMoved()).toBe(true);
    const end = stack.open({ isDismissable: () => true, close: () => end() });
    expect(stack.hasFrameMoved()).toBe(false);
    tab.goTo('/next');
    expect(stack.hasFrameMoved()).toBe(false);
  });

  it('is left by its way back, through every entry of the frame', () => {
    const tab = openTab('/first', '/lobby', '/game');
    const stack = tab.start();
    tab.settle();
    for (const _move of [1, 2, 3]) {
      tab.moveFrame();
      stack.open({ isDismissable: () => true, close: () => undefined });
    }
    tab.history.back();
    // The second press of the same button means the same.
    tab.history.back();
    tab.settle(2_000);
    expect([tab.here(), tab.heard.at(-1)]).toEqual(['/lobby', '/lobby']);
    expect(tab.heard).toEqual(['/lobby']);
  });

  it('is left although no entry was put above those of the frame', () => {
    const tab = openTab('/first', '/lobby', '/game');
    tab.start();
    tab.settle();
    tab.moveFrame();
    tab.moveFrame();
    tab.history.back();
    tab.settle(2_000);
    expect([tab.here(), tab.heard]).toEqual(['/lobby', ['/lobby']]);
  });

  it('can be left again where the first attempt led nowhere', () => {
    const tab = openTab('/only');
    tab.start();
    tab.settle();
    tab.history.back();
    tab.settle(2_000);
    expect(tab.here()).toBe('/only');
    tab.goTo('/game');
    tab.history.back();
    tab.settle(2_000);
    expect(tab.here()).toBe('/only');
  });

  it('says whether it was reached through the history', () => {
    const tab = openTab('/lobby', '/game');
    const stack = tab.start();
    tab.settle();
    expect(stack.isAfterStep()).toBe(false);
    tab.goTo('/record');
    tab.press(-1);
    expect(stack.isAfterStep()).toBe(true);
    tab.goTo('/record');
    expect(stack.isAfterStep()).toBe(false);
  });
});
