import { SHARE_NETWORKS } from '#shared/share/share-target.ts';
import { copy as copyTexts } from '#i18n/texts/en-PH/copy.ts';
import { share as messages } from '#features/share/texts/en-PH.ts';
import { share as thai } from '#features/share/texts/th-TH.ts';
import { ShareSheet } from '#features/share/share-sheet.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const TERMS = {
  h5: {
    url: [{ base: 'https://parola.example/', share: { 1: 'Play with me', 2: 'Spin for me' } }],
  },
};

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'contacts');
});

/** Opens the sheet as the wheel does for a round. */
async function openSheet(options: AppOptions = { config: TERMS }) {
  const app = await createApp(options);
  app.answer('actionLog', {});
  const handleClose = vi.fn();
  await renderApp(
    app,
    <ShareSheet
      shareReferrer={2}
      tid="round-1"
      isOpen
      onClose={handleClose}
      onClosed={() => undefined}
    />,
  );
  return { app, user: userEvent.setup(), handleClose };
}

/** Share reports sent to the server. */
const reports = ({ sent }: Awaited<ReturnType<typeof createApp>>) => sent('actionLog');

const LINK = /^https:\/\/parola\.example\/\?/;

describe('sharing', () => {
  it('offers the referrer’s link and text to four networks [share.targets] [data.share-link]', async () => {
    await openSheet();
    const link = new URL((await screen.findByText(LINK)).textContent ?? '');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      outValue: 'MANGO7',
      install_referrer: 'h5',
      aid: '7',
      share_referrer: '2',
    });
    for (const network of SHARE_NETWORKS.ph) {
      const name = messages.network[network];
      expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
    }
    const whatsapp = screen.getByRole('link', { name: new RegExp(messages.network.whatsapp) });
    expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain('Spin for me');
  });

  it('writes a text message to picked contacts, and sends their numbers nowhere', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockReturnValue();
    const select = vi.fn(async () => [
      { tel: ['+63 917 555-0101', '+63 2 8555 0101'] },
      { tel: ['0917 555 0102'] },
      { tel: [] },
      {},
    ]);
    Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
    const { app, user } = await openSheet();
    await user.click(await screen.findByRole('button', { name: messages.contacts }));
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    const address = String(opened.mock.calls[0]?.[0]);
    expect(address).toMatch(/^sms:\+639175550101,09175550102\?body=Spin%20for%20me%20https/);
    expect(select).toHaveBeenCalledExactlyOnceWith(['tel'], { multiple: true });
    await expect.poll(() => reports(app)).toMatchObject([{ tid: 'round-1' }]);
    expect(JSON.stringify(app.platform.received)).not.toContain('5550101');
  });

  it('shares nothing when no contact was picked', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockReturnValue();
    const select = vi.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'));
    Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
    const { app, user } = await openSheet();
    await user.click(await screen.findByRole('button', { name: messages.contacts }));
    await expect.poll(() => select.mock.calls.length).toBe(1);
    expect(opened).not.toHaveBeenCalled();
    expect(reports(app)).toEqual([]);
  });

  it('copies the link and reports it once [share.copy] [api.action-log]', async () => {
    const { app, user } = await openSheet();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: messages.copy }));
    expect(await screen.findByText(copyTexts.copied)).toBeTruthy();
    expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(LINK));
    await expect.poll(() => reports(app)).toMatchObject([{ actionType: 6, tid: 'round-1' }]);
  });

  it('explains how to copy by hand when the browser refuses, and reports nothing', async () => {
    const { app, user } = await openSheet();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'));
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    await user.click(await screen.findByRole('button', { name: messages.copy }));
    expect(await screen.findByText(`${copyTexts.failed} ${messages.copyByHand}`)).toBeTruthy();
    expect(reports(app)).toEqual([]);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('opens the native share sheet when there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { app, user } = await openSheet();
    await user.click(await screen.findByRole('button', { name: messages.native }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      text: 'Spin for me',
      url: expect.stringMatching(LINK),
    });
    await expect.poll(() => reports(app)).toMatchObject([{ actionType: 1 }]);
  });

  it('reports nothing when the player cancels', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { app, user } = await openSheet();
    await user.click(await screen.findByRole('button', { name: messages.native }));
    expect(share).toHaveBeenCalledOnce();
    expect(reports(app)).toEqual([]);
  });

  it('offers only the code when the server has no share address', async () => {
    const { user } = await openSheet({});
    expect(await screen.findByText(messages.noLinkText)).toBeTruthy();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: messages.copyCode }));
    expect(await screen.findByText(copyTexts.copied)).toBeTruthy();
    expect(copy).toHaveBeenCalledExactlyOnceWith('MANGO7');
  });

  it('closes by Escape', async () => {
    const { user, handleClose } = await openSheet();
    await screen.findByText(LINK);
    await user.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('is translated into Thai', async () => {
    await openSheet({ language: 'th-TH', config: TERMS });
    expect(await screen.findByRole('button', { name: thai.copy })).toBeTruthy();
  });
});
