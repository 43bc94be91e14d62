import { ProviderLogoMark } from '#features/provider-tabs/provider-logo-mark.tsx';
import { whenImageReturns } from '#browser/history/later/image-return.ts';
import { isPictureAbsent } from '#browser/page/failed-pictures.ts';
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const NOVA = { id: 7, name: 'Nova', sort: 1 };

afterEach(() => {
  localArea.remove(localKeys.missingPictures);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(app: App) {
  const { container } = await renderApp(app, <ProviderLogoMark provider={NOVA} />);
  return () => container.querySelector('img');
}

/** The status that the browser reports for the last request; undefined where it reports none. */
const reportStatus = (responseStatus: number | undefined) =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ responseStatus } as never]);

describe('the logo of a provider', () => {
  it('that the server does not have is not requested again in the release', async () => {
    const app = await createApp();
    const image = await open(app);
    const src = image()?.src ?? '';
    expect(src).toMatch(/\/provider\/7-mark\.svg$/);
    reportStatus(404);
    fireEvent.error(image() as HTMLImageElement);
    expect(image()).toBeNull();
    cleanup();
    expect((await open(app))()).toBeNull();
    expect(isPictureAbsent(src)).toBe(true);
    localArea.write(localKeys.missingPictures, `/assets/next-release.js ${src}`);
    cleanup();
    expect((await open(app))()).not.toBeNull();
  });

  it('that failed otherwise is requested again at the next opening', async () => {
    const app = await createApp();
    const image = await open(app);
    reportStatus(503);
    fireEvent.error(image() as HTMLImageElement);
    expect(image()).toBeNull();
    cleanup();
    expect((await open(app))()).not.toBeNull();
  });

  it.each([
    [404, 0],
    [200, 1],
  ])('is retried only if the answer is not that there is none: %i', async (status, images) => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const fetched = vi.fn(() => Promise.resolve(new Response('', { status })));
    vi.stubGlobal('fetch', fetched);
    let made = 0;
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        crossOrigin = '';
        set src(_url: string) {
          made += 1;
        }
      },
    );
    const stop = whenImageReturns('https://art.test/provider/9-mark.svg', 'anonymous', () => {});
    await vi.advanceTimersByTimeAsync(120_000);
    stop();
    expect([fetched.mock.calls.length, made]).toEqual([1, images]);
  });
});
