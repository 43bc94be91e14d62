import { InstallHelp } from '#features/install/install-help.tsx';
import { InstallSheet, type InstallSheetProps } from '#features/install/install-sheet.tsx';
import { IosHint } from '#features/install/ios-hint.tsx';
import { OpenInChrome } from '#features/install/open-in-chrome.tsx';
import type { IosGuide } from '#shared/install/guide.ts';
import { copy as copyTexts } from '#i18n/texts/en-PH/copy.ts';
import { install as messages } from '#features/install/texts/en-PH.ts';
import { install as thai } from '#features/install/texts/th-TH.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const ADDRESS = 'https://parola.example/lobby/home?campaign=1';
const nothing = () => undefined;

afterEach(() => void vi.restoreAllMocks());

/** Callbacks of the install overlays. */
const presses = () => ({
  onProceed: vi.fn(),
  onCancel: vi.fn(),
  onDone: vi.fn(),
  onClose: vi.fn(),
  onRefuse: vi.fn(),
  onOpened: vi.fn(),
});

const STANDING = { isOpen: true, onShown: nothing, onClosed: nothing } as const;

async function openSheet(phase: InstallSheetProps['phase'], options: AppOptions = {}) {
  const on = presses();
  const app = await createApp({ isVisitor: true, ...options });
  await renderApp(app, <InstallSheet {...STANDING} {...on} phase={phase} />);
  return { user: userEvent.setup(), on };
}

describe('the add-to-desktop sheet', () => {
  it('opens the install prompt or is dismissed [overlays.add-to-desktop]', async () => {
    const { user, on } = await openSheet('offer');
    await user.click(await screen.findByRole('button', { name: messages.sheet.proceed }));
    expect(on.onProceed).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: messages.sheet.cancel }));
    expect(on.onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['prompting', messages.sheet.prompting],
    ['installing', messages.sheet.installing],
  ] as const)('says what goes on: %s', async (phase, text) => {
    await openSheet(phase);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('opens the install prompt only once for two taps', async () => {
    const { user, on } = await openSheet('prompting');
    await user.click(await screen.findByRole('button', { name: messages.sheet.proceed }));
    expect(on.onProceed).not.toHaveBeenCalled();
  });

  it('is translated into Thai', async () => {
    await openSheet('offer', { language: 'th-TH' });
    expect(await screen.findByRole('button', { name: thai.sheet.proceed })).toBeTruthy();
  });
});

describe('the hint for iPhone and iPad', () => {
  async function openHint(guide: IosGuide) {
    const on = presses();
    const app = await createApp({ isVisitor: true });
    await renderApp(app, <IosHint {...STANDING} {...on} guide={guide} address={ADDRESS} />);
    await screen.findByRole('dialog');
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    return { user: userEvent.setup(), on, steps };
  }

  it.each<[string, IosGuide, string]>([
    ['Safari', { variant: 'safari', device: 'phone', browser: 'safari' }, messages.step.shareBelow],
    ['an iPad', { variant: 'safari', device: 'pad', browser: 'safari' }, messages.step.shareAbove],
    [
      'Safari 26',
      { variant: 'safari-26', device: 'phone', browser: 'safari' },
      messages.step.dotsThenShare,
    ],
    [
      'Chrome',
      { variant: 'share-other', device: 'phone', browser: 'chrome' },
      messages.step.shareInAddress,
    ],
    [
      'an app',
      { variant: 'open-in-safari', device: 'phone', browser: 'webview' },
      messages.step.appMenu,
    ],
  ])(
    'begins with the step of its own browser: %s [overlays.ios-hint]',
    async (_browser, guide, first) => {
      const { steps } = await openHint(guide);
      expect(steps[0]).toContain(first);
    },
  );

  it('offers the link with its campaign when another browser is needed', async () => {
    const { user, on } = await openHint({
      variant: 'open-in-safari',
      device: 'phone',
      browser: 'chrome',
    });
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: messages.link.copy }));
    expect(await screen.findByText(copyTexts.copied)).toBeTruthy();
    expect(copy).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    await user.click(screen.getByRole('button', { name: messages.hint.done }));
    expect(on.onDone).toHaveBeenCalledOnce();
  });
});

describe('other browsers', () => {
  it('are handed over to Chrome, and not asked again [overlays.open-in-chrome]', async () => {
    const on = presses();
    const app = await createApp({ isVisitor: true });
    await renderApp(app, <OpenInChrome {...STANDING} {...on} guide="android" address={ADDRESS} />);
    const link = await screen.findByRole('link', { name: messages.chrome.open });
    expect(link.getAttribute('href')).toMatch(
      /^intent:\/\/parola\.example\/.*package=com\.android\.chrome/,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: messages.chrome.never }));
    expect(on.onRefuse).toHaveBeenCalledOnce();
  });

  it.each([
    ['android', messages.help.android],
    ['desktop', messages.help.desktop],
  ] as const)('are told how to do it by hand: %s', async (guide, text) => {
    const on = presses();
    const app = await createApp({ isVisitor: true });
    await renderApp(app, <InstallHelp {...STANDING} {...on} guide={guide} />);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
