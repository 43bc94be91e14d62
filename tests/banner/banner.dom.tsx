import { ActionLink } from '#features/action-link/action-link.tsx';
import { BANNER_AUTOPLAY } from '#config/constants.ts';
import { BannerCarousel } from '#features/banner/banner-carousel.tsx';
import { BigWinLine } from '#features/big-win/big-win-line.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { overlayClosed, overlayOpened, selectOverlays } from '#state/overlays/overlay-slice.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const messages = enPH.home.banners;

const banner = (id: number, sort: number, clickType = 0, clickAction = '') => ({
  id,
  imgUrl: `/banner/${id}.webp`,
  clickType,
  clickAction,
  sort,
  title: `Banner ${id}`,
});

/** Banners for binding a mobile and for the accumulated recharge. */
const BIND = banner(4, 1, 1, '4');
const RECHARGE = banner(28, 2, 1, '28');

async function openBanners(banners: ReturnType<typeof banner>[], options: AppOptions = {}) {
  const app = await createApp({ ...options, config: { appLobbyAdConfigList: banners } });
  await renderApp(app, <BannerCarousel Link={ActionLink} News={BigWinLine} />);
  return { app, user: userEvent.setup() };
}

/** Names of all banners, in order. */
const shown = () =>
  screen.queryAllByRole('group', { hidden: true }).map((slide) => slide.getAttribute('aria-label'));
const nameOf = (position: number, total: number, title: string) =>
  fill(messages.slide, { position, total, title });
const dot = (position: number) =>
  screen.getByRole('button', { name: fill(messages.dot, { position }) });

describe('the banners', () => {
  it('are sorted, each with its position [home.banner.sort]', async () => {
    await openBanners([banner(1, 3), banner(2, 1), banner(3, 2)]);
    expect(shown()).toEqual([
      nameOf(1, 3, 'Banner 2'),
      nameOf(2, 3, 'Banner 3'),
      nameOf(3, 3, 'Banner 1'),
    ]);
  });

  it('are selected by their dots; hidden ones are not focusable [home.banner.dots]', async () => {
    const { user } = await openBanners([banner(1, 1), banner(2, 2), banner(3, 3)]);
    expect(dot(1).getAttribute('aria-current')).toBe('true');
    await user.click(dot(3));
    await expect.poll(() => dot(3).getAttribute('aria-current')).toBe('true');
    expect(dot(1).getAttribute('aria-current')).toBeNull();
    const [first, , third] = screen.getAllByRole('group', { hidden: true });
    expect([first?.hasAttribute('inert'), third?.hasAttribute('inert')]).toEqual([true, false]);
  });

  it('are paused and resumed by one button, together with the news', async () => {
    const { user } = await openBanners([banner(1, 1), banner(2, 2)]);
    const isNewsPaused = () => /isPaused/.test(screen.getByRole('marquee').className);
    // The news begin with the wins, which load with the first key.
    await user.keyboard('{Shift}');
    await expect.poll(isNewsPaused).toBe(false);
    await user.click(screen.getByRole('button', { name: messages.pause }));
    expect(isNewsPaused()).toBe(true);
    await user.click(screen.getByRole('button', { name: messages.play }));
    expect(isNewsPaused()).toBe(false);
    expect(screen.getByRole('button', { name: messages.pause })).toBeTruthy();
  });

  describe('by the clock', () => {
    afterEach(() => void vi.useRealTimers());
    const LONGEST_FRAME = 2_000;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const isAt = (position: number) => dot(position).getAttribute('aria-current') === 'true';

    it('turn once the lobby is used, and not under an overlay', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { app } = await openBanners([banner(1, 1), banner(2, 2), banner(3, 3)]);
      document.dispatchEvent(new Event('keydown'));
      // The answer to the first input is painted first.
      await pass(LONGEST_FRAME);
      await pass(BANNER_AUTOPLAY);
      // The slider moves by the browser's frames.
      await expect.poll(() => isAt(2)).toBe(true);
      act(() => void app.store.dispatch(overlayOpened({ name: 'side-menu' })));
      await pass(5 * BANNER_AUTOPLAY);
      expect(isAt(2)).toBe(true);
      const [open] = selectOverlays(app.store.getState());
      act(() => void app.store.dispatch(overlayClosed(open?.id ?? 0)));
      await pass(BANNER_AUTOPLAY);
      await expect.poll(() => isAt(2)).toBe(false);
    });
  });

  it.each([
    ['a visitor', { isVisitor: true }, ['Banner 4']],
    ['a player without a mobile', { user: { totalRecharge: 0 } }, ['Banner 4']],
    ['who has recharged', { user: { totalRecharge: 1 } }, ['Banner 4', 'Banner 28']],
    ['who has bound a mobile', { user: { mobile: '09*****4567' } }, ['Banner 28']],
  ] as const)(
    'are for %s those that fit [home.banner.bind-hidden] [home.banner.recharge-hidden]',
    async (_who, options, titles) => {
      await openBanners([BIND, RECHARGE], options);
      const total = titles.length;
      expect(shown()).toEqual(titles.map((title, at) => nameOf(at + 1, total, title)));
    },
  );

  it('open a screen, a dialog or a new window [home.banner.click-route] [home.banner.click-dialog] [home.banner.click-external]', async () => {
    const outside = banner(3, 3, 3, 'https://news.example/');
    const { app, user } = await openBanners([
      banner(1, 1, 1, '10000'),
      banner(2, 2, 1, '21'),
      outside,
    ]);
    const picture = (name: string) => screen.getByAltText(name);
    expect(picture('Banner 1').closest('a')?.getAttribute('href')).toBe('/profile/task');
    expect(picture('Banner 3').closest('a')?.target).toBe('_blank');
    expect(picture('Banner 3').closest('a')?.href).toBe('https://news.example/');
    await user.click(picture('Banner 2'));
    expect(app.overlays()).toEqual(['follow-rewards']);
  });

  it('leave the news alone when there are none', async () => {
    await openBanners([]);
    expect(shown()).toEqual([]);
    expect(screen.getByRole('marquee').textContent).toContain(enPH.home.notice.welcome);
    expect(screen.getByRole('button', { name: messages.pause })).toBeTruthy();
  });

  it('are translated into Thai', async () => {
    await openBanners([banner(1, 1), banner(2, 2)], { language: 'th-TH' });
    expect(screen.getByRole('button', { name: thTH.home.banners.pause })).toBeTruthy();
  });
});
