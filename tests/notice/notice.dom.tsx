import { Notices } from '#app/activity/notices.tsx';
import { notice as messages } from '#features/notice/texts/en-PH.ts';
import { notice as thai } from '#features/notice/texts/th-TH.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const notice = (id: number, overrides: object = {}) => ({
  id,
  noticeType: 1 as const,
  title: `Notice ${id}`,
  content: `<p>Text of ${id}</p>`,
  imgUrl: '',
  buttonTitle: '',
  clickType: 0,
  clickAction: '',
  ...overrides,
});

const config = (...appNoticeConfigList: ReturnType<typeof notice>[]): AppOptions => ({
  config: { appNoticeConfigList },
});

async function openNotices(options: AppOptions) {
  const app = await createApp(options);
  const handleClose = vi.fn();
  await renderApp(app, <Notices isOpen onClose={handleClose} onClosed={() => undefined} />);
  await screen.findByRole('dialog');
  return { app, user: userEvent.setup(), handleClose };
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('the notices', () => {
  it('are listed in two tabs, the second kind first, each with all of its notices [notice.tabs]', async () => {
    const { user } = await openNotices(
      config(notice(1), notice(2, { noticeType: 2 }), notice(3, { noticeType: 2 })),
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      messages.activity,
      messages.message,
    ]);
    expect(tab(messages.activity).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Text of 2')).toBeTruthy();
    expect(screen.getByText('Text of 3')).toBeTruthy();
    expect(screen.getByText(fill(messages.position, { position: 1, total: 2 }))).toBeTruthy();
    await user.click(tab(messages.message));
    expect(screen.getByText('Text of 1')).toBeTruthy();
    expect(screen.queryByText('Text of 2')).toBeNull();
  });

  it('open with the tab that is not empty', async () => {
    const { user } = await openNotices(config(notice(1)));
    expect(tab(messages.message).getAttribute('aria-selected')).toBe('true');
    await user.click(tab(messages.activity));
    expect(screen.getByText(messages.empty)).toBeTruthy();
  });

  it('run no script in their content', async () => {
    const content = '<p>Safe</p><img src="x" onerror="window.harmed = true"><script>1</script>';
    await openNotices(config(notice(1, { content })));
    expect(screen.getByText('Safe')).toBeTruthy();
    expect(document.querySelector('[onerror], article script')).toBeNull();
  });

  it('link into the app and close, or to another site and stay open [flow.notice-click] [notice.content]', async () => {
    const { user, handleClose } = await openNotices(
      config(
        notice(1, { clickType: 3, clickAction: 'https://news.example/', buttonTitle: 'Read' }),
        notice(2, { clickType: 1, clickAction: '10000', buttonTitle: 'Tasks' }),
      ),
    );
    const outside = screen.getByRole('link', { name: /^Read/ });
    expect(outside.getAttribute('href')).toBe('https://news.example/');
    expect(outside.getAttribute('target')).toBe('_blank');
    await user.click(outside);
    expect(handleClose).not.toHaveBeenCalled();
    const inside = screen.getByRole('link', { name: 'Tasks' });
    expect(inside.getAttribute('href')).toBe('/profile/task');
    await user.click(inside);
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('close by the button of a notice without a link', async () => {
    const { user, handleClose } = await openNotices(config(notice(1)));
    await user.click(screen.getByRole('button', { name: messages.gotIt }));
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('are translated into Thai', async () => {
    await openNotices({ ...config(), language: 'th-TH' });
    expect(screen.getByText(thai.empty)).toBeTruthy();
  });
});
