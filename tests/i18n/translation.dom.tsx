/** Chrome's page translation: it replaces texts by `font` elements under React's hands. */
import { epochMs } from '#shared/time/duration.ts';
import { GameBar } from '#features/play/game-bar.tsx';
import { changeLanguage } from '#i18n/settled/i18n.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { play } from '#features/play/texts/en-PH.ts';
import { previewGroups } from '#screens/gallery/previews.ts';
import { ToastStack } from '#ui/feedback/toast.tsx';
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { looseTexts } from './loose-texts.ts';
import { textOf, translatePage } from './page-translation.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

const pieces = previewGroups.flatMap(({ pieces: all }) =>
  all.map(({ path, load }) => [path, load] as const),
);

describe('in every state of every component', () => {
  // A countdown must not go on between the two pages that are compared.
  beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(pieces)('a translated page shows the next text: %s', async (_path, load) => {
    const app = await createApp();
    const { preview } = await load();
    for (const [name, renderState] of Object.entries(preview.states)) {
      await act(() => changeLanguage('th-TH'));
      const inThai = await renderApp(app, <main>{renderState()}</main>);
      const expected = textOf(inThai.container);
      inThai.unmount();

      await act(() => changeLanguage('en-PH'));
      const { container, unmount } = await renderApp(app, <main>{renderState()}</main>);
      expect(looseTexts(document.body), name).toEqual([]);
      translatePage(document.body);
      await act(() => changeLanguage('th-TH'));
      expect(textOf(container), name).toBe(expected);
      unmount();
    }
  });
});

describe('the bar of a game', () => {
  const START = epochMs(1_790_000_000_000);
  const ways = {
    onBack: vi.fn(),
    onDeposit: vi.fn(),
    onBalance: vi.fn(),
    onFill: vi.fn(),
    onStop: vi.fn(),
    onMenu: vi.fn(),
  };
  const bar = (balance: string, net: string | null, isSettling = false, now = () => 0) => (
    <GameBar
      {...ways}
      name="Lantern Reef"
      balance={balance}
      isSettling={isSettling}
      canDeposit
      isDemo={false}
      since={START}
      net={net}
      filling="off"
      now={now}
    />
  );

  beforeEach(async () => {
    await createApp();
  });

  it('shows the balance, the net result and the time as they change', () => {
    vi.useFakeTimers();
    let at: number = START;
    const now = () => at;
    const { container, rerender } = render(bar('₱100.00', '₱0.00', false, now));
    translatePage(container);
    rerender(bar('₱80.00', '-₱20.00', true, now));
    expect(screen.getByText('₱80.00')).toBeTruthy();
    expect(screen.getByText('-₱20.00')).toBeTruthy();
    expect(screen.getByText(play.bar.settling)).toBeTruthy();
    expect(container.querySelector('[data-net]')?.textContent).toBe(`${play.bar.net} -₱20.00`);

    at += 61_000;
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(container.querySelector('[data-elapsed]')?.textContent).toContain('1:01');
    translatePage(container);
    rerender(bar('₱90.00', null, false, now));
    expect(container.querySelector('[data-net]')).toBeNull();
    expect(screen.queryByText(play.bar.settling)).toBeNull();
    vi.useRealTimers();
  });

  it('leaves amounts, names and times as they are', () => {
    const { container } = render(bar('₱100.00', '₱0.00', false, () => START));
    translatePage(container);
    for (const text of ['₱100.00', '₱0.00', 'Lantern Reef']) {
      expect(screen.getByText(text).closest('[translate="no"]'), text).not.toBeNull();
    }
    expect(screen.getByText(enPH.common.ageNotice).closest('[translate="no"]')).toBeNull();
  });
});

describe('a list', () => {
  const toasts = (...texts: string[]) => (
    <ToastStack
      toasts={texts.map((text) => ({ id: text, tone: 'success', text }))}
      onDismiss={() => undefined}
      dismissLabel="Close"
    />
  );

  it('takes an entry up, moves and drops it', () => {
    const { container, rerender } = render(toasts('first', 'second'));
    translatePage(container);
    rerender(toasts('third', 'second', 'first'));
    translatePage(container);
    rerender(toasts('second', 'third'));
    expect(screen.queryByText('first')).toBeNull();
    expect(screen.getByText('second')).toBeTruthy();
    expect(screen.getByText('third')).toBeTruthy();
  });
});

it('the document itself may be translated', () => {
  const indexHtml = readFileSync('index.html', 'utf8');
  expect(indexHtml).toContain('<html lang=');
  expect(indexHtml).not.toMatch(/notranslate|<(?:html|body)[^>]*translate=/);
});
