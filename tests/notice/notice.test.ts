import { actionRoutes } from '#shared/lobby/click-target.ts';
import { noticeTarget, type Notice } from '#shared/notice/notice.ts';
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

describe('the target of a notice (spec §4, "Notice click")', () => {
  it('is the red packet dialog until the red packet is completed, then its page [enum.activity.red-packet] [flow.notice-click]', () => {
    expect(noticeTarget(notice(1, '22'), false)).toEqual({ kind: 'dialog', dialog: 'red-packet' });
    expect(noticeTarget(notice(1, ' 22 '), false)).toMatchObject({ dialog: 'red-packet' });
    expect(noticeTarget(notice(1, '22'), true)).toEqual({
      kind: 'route',
      route: '/activity/cashBonus',
    });
  });

  it.each([...actionRoutes].filter(([action]) => action !== '22'))(
    'for action %s is %s, whatever the red packet',
    (action, route) => {
      for (const isDone of [false, true]) {
        expect(noticeTarget(notice(1, action), isDone)).toEqual({ kind: 'route', route });
      }
    },
  );

  it('is the red packet for 22 with in-app clicks only', () => {
    expect(noticeTarget(notice(2, '22'), false)).toEqual({ kind: 'game', gameId: 22 });
    expect(noticeTarget(notice(3, '22'), false)).toEqual({ kind: 'none' });
    expect(noticeTarget(notice(0, '22'), false)).toEqual({ kind: 'none' });
  });

  it('is another site for type 3, with https only [flow.notice-click]', () => {
    const url = 'https://www.example.com/safer-play';
    expect(noticeTarget(notice(3, url), false)).toEqual({ kind: 'external', url });
    expect(noticeTarget(notice(3, 'javascript:alert(1)'), false)).toEqual({ kind: 'none' });
  });
});
