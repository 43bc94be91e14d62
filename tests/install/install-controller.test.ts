import { describe, expect, it } from 'vitest';
import { createInstallController } from '#app/install/controller/install-controller.ts';
import type { InstallPorts } from '#app/install/controller/install-ports.ts';
import { localKeys } from '#config/storage-keys.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { ClientSignals } from '#shared/install/client.ts';
import type { EarlyRecord, InstallPromptEvent } from '#browser/storage/early-record.ts';

const NOW = 1_800_000_000_000;
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

type Given = Partial<InstallPorts> & {
  ua?: string;
  displayMode?: ClientSignals['displayMode'];
  /** Entries already in storage. */
  stored?: [string, string][];
};

/** Fakes a device and app whose idle moments, other tabs and answers the test triggers. */
function createStage(given: Given = {}) {
  const { ua = CHROME, stored = [], displayMode = 'browser', ...ports } = given;
  const memory = new Map(stored);
  const reports: string[] = [];
  const overlays: string[] = [];
  const otherTab = new Map<string, (value: string | null) => void>();
  let quietWork: (() => void) | null = null;
  let canInterrupt = true;
  let settle = () => undefined as void;
  let view: Parameters<InstallPorts['publish']>[0] | null = null;
  const early: EarlyRecord = {
    landingUrl: 'https://a.example/',
    referrer: '',
    installEvent: null,
    call: null,
    demo: null,
    isInstalled: false,
    onChange: null,
  };
  const signals: ClientSignals = {
    ua,
    platform: 'Linux armv81',
    maxTouchPoints: 5,
    uaDataBrands: [],
    displayMode,
    navigatorStandalone: false,
    referrer: '',
    isBrave: false,
    globals: [],
  };
  const start = () =>
    createInstallController({
      signals,
      early,
      local: {
        read: (key) => memory.get(key) ?? null,
        write: (key, value) => memory.set(key, value) === memory,
        remove: (key) => memory.delete(key) || true,
      },
      now: () => epochMs(NOW),
      hasEntryParameter: false,
      installPage: null,
      hasInstalledApp: () => Promise.resolve(false),
      whenIdle(work) {
        if (canInterrupt) work();
        else quietWork = work;
        return () => (quietWork = null);
      },
      whenSettled: (work) => (settle = work),
      onReturn: () => undefined,
      watchOtherTabs: (key, onChange) => void otherTab.set(key, onChange),
      open: ({ name }) => overlays.push(name),
      close: (name) => void overlays.splice(overlays.indexOf(name) >>> 0, 1),
      publish: (next) => (view = next),
      report: (name) => reports.push(name),
      ...ports,
    });
  return {
    start,
    memory,
    reports,
    overlays,
    early,
    view: () => view,
    settle: () => settle(),
    setQuiet(next: boolean) {
      canInterrupt = next;
      const work = quietWork;
      if (next) quietWork = null;
      if (next) work?.();
    },
    inOtherTab: (key: string, value: string | null) => otherTab.get(key)?.(value),
    /** Fires the install prompt event; counts prompts and sets the player's answer. */
    offer() {
      let prompts = 0;
      let answer: (outcome: 'accepted' | 'dismissed') => void = () => undefined;
      const userChoice = new Promise<{ outcome: 'accepted' | 'dismissed' }>((resolve) => {
        answer = (outcome) => resolve({ outcome });
      });
      const prompt = () => Promise.resolve(void (prompts += 1));
      early.installEvent = { prompt, userChoice } as unknown as InstallPromptEvent;
      early.onChange?.();
      return {
        prompts: () => prompts,
        answer: (outcome: 'accepted' | 'dismissed') => answer(outcome),
      };
    },
  };
}

/** Flushes settled promises. */
const tick = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('the install controller', () => {
  it('uses a prompt captured before it started, shows the sheet once and counts it once [data.activity-state] [storage.install-sheet-time] [flow.install.sheet]', () => {
    const stage = createStage();
    stage.offer();
    const controller = stage.start();
    expect(stage.overlays).toEqual(['install-sheet']);
    controller.noteShown('install-sheet');
    controller.noteShown('install-sheet');
    expect(stage.reports).toEqual(['prompt_captured', 'sheet_shown']);
    expect(stage.memory.get(localKeys.installSheetTime)).toBe(String(NOW));
  });

  it('prompts once, within the tap, and reports installed only when the browser does [flow.install.sheet-buttons]', async () => {
    const stage = createStage();
    const controller = stage.start();
    const offer = stage.offer();
    controller.noteShown('install-sheet');
    controller.proceed();
    expect(offer.prompts(), 'before any promise').toBe(1);
    controller.proceed();
    expect(offer.prompts()).toBe(1);
    expect(stage.early.installEvent).toBeNull();
    offer.answer('accepted');
    await tick();
    expect(stage.view()).toMatchObject({ state: 'accepted', isInstalled: false });
    expect(stage.overlays).toEqual(['install-sheet']);
    stage.early.isInstalled = true;
    stage.early.onChange?.();
    expect(stage.view()).toMatchObject({ state: 'installed', isInstalled: true });
    expect(stage.overlays).toEqual([]);
    expect(stage.reports).toEqual([
      'prompt_captured',
      'sheet_shown',
      'sheet_continue',
      'native_accepted',
      'app_installed',
    ]);
  });

  it.each(['dismissed', 'throws'] as const)(
    'treats a rejected browser prompt as Cancel: %s',
    async (how) => {
      const stage = createStage({ stored: [] });
      const controller = stage.start();
      const offer = stage.offer();
      if (how === 'throws' && stage.early.installEvent !== null) {
        stage.early.installEvent.prompt = () => Promise.reject(new Error('no gesture'));
      }
      controller.noteShown('install-sheet');
      stage.memory.delete(localKeys.installSheetTime);
      controller.proceed();
      offer.answer('dismissed');
      await tick();
      expect(stage.memory.get(localKeys.installSheetTime)).toBe(String(NOW));
      expect(stage.overlays).toEqual([]);
      expect(stage.reports.at(-1)).toBe('native_dismissed');
      expect(stage.view()).toMatchObject({ state: 'dismissed', canPrompt: false });
    },
  );

  it('preserves the prompt for the player’s own tap after Cancel', () => {
    const stage = createStage();
    const controller = stage.start();
    stage.offer();
    controller.noteShown('install-sheet');
    controller.cancel();
    expect(stage.reports.at(-1)).toBe('sheet_cancel');
    expect(stage.overlays).toEqual([]);
    expect(stage.view()).toMatchObject({ state: 'captured', canPrompt: true });
    controller.serve('here');
    expect(stage.overlays).toEqual(['install-sheet']);
  });

  it.each([
    [
      'within a day',
      { stored: [[localKeys.installSheetTime, String(NOW - 1000)]] as [string, string][] },
    ],
    ['with the entry parameter', { hasEntryParameter: true }],
  ])('does not show the sheet by itself %s, but does on the player’s own tap', (_when, given) => {
    const stage = createStage(given);
    const controller = stage.start();
    stage.offer();
    expect(stage.overlays).toEqual([]);
    controller.serve('here');
    expect(stage.overlays).toEqual(['install-sheet']);
  });

  it('waits for an idle moment, and checks again then', () => {
    const stage = createStage();
    stage.setQuiet(false);
    stage.start();
    stage.offer();
    expect(stage.overlays).toEqual([]);
    expect(stage.view()?.state).toBe('eligible');
    stage.setQuiet(true);
    expect(stage.overlays).toEqual(['install-sheet']);

    const second = createStage();
    second.setQuiet(false);
    second.start();
    second.offer();
    second.memory.set(localKeys.installSheetTime, String(NOW - 5));
    second.setQuiet(true);
    expect(second.overlays, 'another tab was first').toEqual([]);
    expect(second.view()?.state).toBe('captured');
  });

  it('closes the sheet when another tab installed, without counting it again', () => {
    const stage = createStage();
    const controller = stage.start();
    stage.offer();
    controller.noteShown('install-sheet');
    stage.inOtherTab(localKeys.appInstalled, String(NOW));
    expect(stage.overlays).toEqual([]);
    expect(stage.reports).not.toContain('app_installed');
    expect(stage.view()).toMatchObject({ isInstalled: true, canPrompt: false });
  });

  it('shows the popup to open Chrome after the wait, until the player opts out [storage.chrome-popup] [flow.install.open-in-chrome]', () => {
    const stage = createStage({ ua: FIREFOX });
    const controller = stage.start();
    expect(stage.overlays).toEqual([]);
    stage.settle();
    expect(stage.overlays).toEqual(['open-in-chrome']);
    controller.noteShown('open-in-chrome');
    controller.refusePopup();
    expect(stage.reports).toEqual(['chrome_popup_shown', 'chrome_popup_optout']);
    const refused = createStage({ ua: FIREFOX, stored: [...stage.memory] });
    refused.start();
    refused.settle();
    expect(refused.overlays).toEqual([]);
  });

  it('shows the sheet rather than the popup when the prompt arrives in time', () => {
    const stage = createStage({ ua: FIREFOX });
    stage.start();
    stage.offer();
    stage.settle();
    expect(stage.overlays).toEqual(['install-sheet']);
  });

  it('uses the page’s own install request only when the player asks', async () => {
    let asked = 0;
    const stage = createStage({ installPage: () => Promise.resolve((asked += 1)) });
    const controller = stage.start();
    expect(stage.overlays).toEqual([]);
    expect(stage.view()?.canPrompt).toBe(true);
    controller.serve('here');
    controller.noteShown('install-sheet');
    controller.proceed();
    controller.proceed();
    await tick();
    expect(asked).toBe(1);
    expect(stage.view()).toMatchObject({ state: 'accepted', isInstalled: false });
  });

  it('learns from Chrome that the app is installed', async () => {
    const stage = createStage({ hasInstalledApp: () => Promise.resolve(true) });
    stage.start();
    await tick();
    expect(stage.view()?.isInstalled).toBe(true);
    stage.offer();
    expect(stage.view()?.isInstalled, 'an offer says that it is gone').toBe(false);
  });

  it('counts the first launch from the home screen once per device', () => {
    const launch = (stored: [string, string][]) => {
      const stage = createStage({ stored, displayMode: 'standalone' });
      stage.start();
      return stage;
    };
    const first = launch([]);
    expect(first.reports).toEqual(['first_standalone_launch']);
    expect(first.view()?.isInside).toBe(true);
    expect(launch([...first.memory]).reports).toEqual([]);
  });
});
