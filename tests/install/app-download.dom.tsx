import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { AppDownloadBanner } from '#features/app-download/app-download-banner.tsx';
import { AppDownloadSection } from '#features/app-download/app-download-section.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';
import { leaveStrip } from '#browser/page/strip.ts';
import {
  openInstallRequests,
  publishInstallView,
  type InstallRequest,
} from '#state/install/install-requests.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const {
  footer,
  home: { download: messages },
} = enPH;
const APK = 'https://cdn.example/parola.apk';
const BROWSER = { isInside: false, isInstalled: false, canPrompt: false, state: 'idle' } as const;

let requests: InstallRequest[] = [];
beforeEach(() => {
  requests = [];
  openInstallRequests((request) => requests.push(request));
  publishInstallView(BROWSER);
});
afterEach(() => {
  localArea.remove(localKeys.downloadBannerHidden);
  sessionArea.remove(sessionKeys.downloadBannerSeen);
  publishInstallView(BROWSER);
  openInstallRequests(() => undefined);
});

async function open(part: 'banner' | 'section', options: AppOptions = {}) {
  const app = await createApp({ isVisitor: true, ...options });
  await renderApp(app, part === 'banner' ? <AppDownloadBanner /> : <AppDownloadSection />);
  return { app, user: userEvent.setup() };
}

describe('the download banner', () => {
  it('has five stars and a button, and stays hidden once dismissed [home.download-banner] [flow.download-banner]', async () => {
    const { app, user } = await open('banner');
    expect(screen.getByText(messages.rating)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: messages.action }));
    expect(requests).toEqual(['here']);
    await user.click(screen.getByRole('button', { name: messages.dismiss }));
    expect(screen.queryByText(messages.title)).toBeNull();
    app.close();
    await open('banner');
    expect(screen.queryByText(messages.title)).toBeNull();
  });

  it('is shown until the lobby is left, once in a visit', async () => {
    const { app } = await open('banner');
    app.close();
    const { app: again } = await open('banner');
    expect(screen.getByText(messages.title)).toBeTruthy();
    leaveStrip();
    again.close();
    await open('banner');
    expect(screen.queryByText(messages.title)).toBeNull();
  });

  it('is hidden in the installed app [home.download-banner]', async () => {
    publishInstallView({ ...BROWSER, isInside: true });
    await open('banner');
    expect(screen.queryByText(messages.title)).toBeNull();
  });

  it('prefers the browser’s install prompt to the operator’s package', async () => {
    const { app } = await open('banner', { config: { apkUrl: APK } });
    const link = screen.getByRole('link', { name: new RegExp(messages.action) });
    expect(link.getAttribute('href')).toBe(APK);
    app.close();
    publishInstallView({ ...BROWSER, canPrompt: true });
    await open('banner', { config: { apkUrl: APK } });
    expect(screen.getByRole('button', { name: messages.action })).toBeTruthy();
  });

  it('opens the app when it is installed', async () => {
    publishInstallView({ ...BROWSER, isInstalled: true });
    await open('banner');
    expect(screen.getByRole('link', { name: enPH.common.openApp })).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    await open('banner', { language: 'th-TH' });
    expect(screen.getByRole('button', { name: thTH.home.download.action })).toBeTruthy();
  });
});

describe('the download section', () => {
  it('has a button for each platform, and shows size and version', async () => {
    const { user } = await open('section', { config: { apkUrl: APK } });
    expect(screen.getByText(fill(footer.appText, { size: '56MB', version: '7.0' }))).toBeTruthy();
    const android = screen.getByRole('link', { name: new RegExp(footer.android) });
    expect(android.getAttribute('href')).toBe(APK);
    await user.click(screen.getByRole('button', { name: footer.ios }));
    expect(requests).toEqual(['iphone']);
  });
});
