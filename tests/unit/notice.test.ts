import { ACTION_ROUTES } from '#domain/click-target.ts';
import { noticeTarget, type Notice } from '#domain/notice.ts';
import { describe, expect, it } from 'vitest';

const notice = (clickType: number, clickAction: string): Notice => ({
  id: 1,
  kind: 'activity',
  title: 'News',
  html: '',
  imageUrl: '',
  buttonTitle: '',
  clickType,
  clickAction,
});

describe('where a notice leads (spec §4, "Notice click")', () => {
  it('the red packet opens its dialog until it is completed, then its page [enum.activity.red-packet] [flow.notice-click]', () => {
    expect(noticeTarget(notice(1, '22'), false)).toEqual({ kind: 'dialog', dialog: 'red-packet' });
    expect(noticeTarget(notice(1, ' 22 '), false)).toMatchObject({ dialog: 'red-packet' });
    expect(noticeTarget(notice(1, '22'), true)).toEqual({
      kind: 'route',
      route: '/activity/cashBonus',
    });
  });

  it.each(Object.entries(ACTION_ROUTES).filter(([action]) => action !== '22'))(
    'action %s goes to %s, whatever the red packet',
    (action, route) => {
      for (const isDone of [false, true]) {
        expect(noticeTarget(notice(1, action), isDone)).toEqual({ kind: 'route', route });
      }
    },
  );

  it('22 is the red packet for in-app clicks alone', () => {
    expect(noticeTarget(notice(2, '22'), false)).toEqual({ kind: 'game', gameId: 22 });
    expect(noticeTarget(notice(3, '22'), false)).toEqual({ kind: 'none' });
    expect(noticeTarget(notice(0, '22'), false)).toEqual({ kind: 'none' });
  });

  it('type 3 leads to another site, by https alone [flow.notice-click]', () => {
    const url = 'https://www.example.com/safer-play';
    expect(noticeTarget(notice(3, url), false)).toEqual({ kind: 'external', url });
    expect(noticeTarget(notice(3, 'javascript:alert(1)'), false)).toEqual({ kind: 'none' });
  });
});
