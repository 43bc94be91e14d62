/** Sharing a checked round from the page that verifies it. */
import { shareRound } from '#server/game/pages/share-round.ts';
import { verifyTextsIn } from '#server/game/pages/texts/verify-texts.ts';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const t = verifyTextsIn('en');
const ADDRESS = 'https://play.test/game/verify/#lang=en';
const ROUND = {
  game: 'Reef Quest',
  bet: '₱10.00',
  win: '₱25.00',
  isDemo: false,
  outcome: 'Crashes at 2.50×',
  serverSeed: 'seed',
  serverHash: 'hash',
  clientSeed: 'mine',
  nonce: '12',
};

/** What was shared. */
let shared: ShareData[] = [];

function phone(canShareFiles: boolean) {
  shared = [];
  vi.stubGlobal('navigator', {
    ...(canShareFiles && { canShare: () => true }),
    share: async (data: ShareData) => void shared.push(data),
    clipboard: { writeText: async (text: string) => void shared.push({ text }) },
  });
  // happy-dom draws nothing.
  const nothing = () => undefined;
  const pen = {
    createRadialGradient: () => ({ addColorStop: nothing }),
    measureText: () => ({ width: 10 }),
    fillRect: nothing,
    fillText: nothing,
    beginPath: nothing,
    roundRect: nothing,
    moveTo: nothing,
    lineTo: nothing,
    stroke: nothing,
  };
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => {
    done(new Blob(['x'], { type: 'image/png' }));
  });
  document.body.replaceChildren(shareRound(t, ROUND, ADDRESS));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a checked round', () => {
  it('is shared as a picture, with the text that checks it', async () => {
    phone(true);
    const share = screen.getByRole<HTMLButtonElement>('button', { name: t.share });
    await expect.poll(() => share.disabled).toBe(false);
    share.click();
    const [data] = shared;
    expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['round.png', 'image/png'],
    ]);
    expect(data?.text).toContain(ADDRESS);
  });

  it('is copied as a text where files cannot be shared', async () => {
    phone(false);
    expect(screen.queryByRole('button', { name: t.share })).toBeNull();
    screen.getByRole('button', { name: t.copy }).click();
    expect(await screen.findByText(t.copied)).toBeTruthy();
    expect(shared[0]?.text).toContain(ADDRESS);
    expect(shared[0]?.text).toContain(ROUND.outcome);
  });

  it('is shown as a text where the browser copies nothing', async () => {
    phone(false);
    vi.stubGlobal('navigator', {});
    Object.assign(document, { execCommand: () => false });
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
    screen.getByRole('button', { name: t.copy }).click();
    expect(await screen.findByText(/Crashes at 2\.50×/)).toBeTruthy();
  });
});
