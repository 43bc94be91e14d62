import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionRoutes, clickTarget, httpsUrl } from '#shared/lobby/click-target.ts';

describe('a tap on an in-app action', () => {
  it.each([
    ['4', '/bind'],
    ['15', '/deposit?typeId=SignUpBonus'],
    ['20', '/activity/spin'],
    ['22', '/activity/cashBonus'],
    ['10000', '/profile/task'],
    ['10001', '/deposit'],
    ['10002', '/withdrawal'],
    ['10003', '/profile/vip'],
    ['10004', '/profile/bank'],
    ['10005', '/profile/email'],
    ['10006', '/service'],
    ['10007', '/activity/index'],
    ['10008', '/lobby/invitation'],
  ])(
    '%s goes to %s [routes.deposit-sign-up-bonus] [home.banner.click-route] [enum.activity.bind] [enum.activity.sign-up-bonus] [enum.activity.spin-invite] [enum.activity.red-packet] [flow.activity-modal.target]',
    (action, route) => {
      expect(clickTarget(1, action)).toEqual({ kind: 'route', route });
    },
  );

  it('has exactly 13 routes', () => {
    expect(actionRoutes.size).toBe(13);
  });

  it.each([
    ['21', 'follow-rewards'],
    ['25', 'notice'],
    ['28', 'accumulated-recharge'],
  ])(
    '%s opens the dialog %s [home.banner.click-dialog] [enum.activity.follow-rewards] [enum.activity.notice] [enum.activity.accumulated-recharge] [flow.activity-modal.target]',
    (action, dialog) => {
      expect(clickTarget(1, action)).toEqual({ kind: 'dialog', dialog });
    },
  );

  it('ignores spaces around the number', () => {
    expect(clickTarget(1, ' 10000 ')).toEqual({ kind: 'route', route: '/profile/task' });
  });

  it.each(['', '99', 'toString', '__proto__', 'constructor', '4.0', '/bind'])(
    'has no target for %j',
    (action) => {
      expect(clickTarget(1, action)).toEqual({ kind: 'none' });
    },
  );
});

describe('a tap that opens a game', () => {
  it('accepts a positive integer', () => {
    expect(clickTarget(2, '1007')).toEqual({ kind: 'game', gameId: 1007 });
  });

  it.each(['', '0', '-3', '1.5', 'x', '9007199254740993'])('has no target for %j', (action) => {
    expect(clickTarget(2, action)).toEqual({ kind: 'none' });
  });
});

describe('a tap that leaves the app', () => {
  it('opens an https link', () => {
    expect(clickTarget(3, ' https://www.example.com/a?b=1#c ')).toEqual({
      kind: 'external',
      url: 'https://www.example.com/a?b=1#c',
    });
  });

  it.each([
    '',
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'https://',
    'https:///path',
    'https://?x',
    'https://example.com/a b',
    ' javascript:https://example.com',
  ])('has no target for %j', (action) => {
    expect(clickTarget(3, action)).toEqual({ kind: 'none' });
  });

  it('gives only absolute https links', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const url = httpsUrl(text);
        if (url !== null) expect(url).toMatch(/^https:\/\/[^\s/?#]+\S*$/i);
      }),
    );
    const link = fc.stringMatching(/^https:\/\/[a-z\d.-]{1,12}(?:\/[\w/-]{0,12})?$/);
    fc.assert(
      fc.property(link, (url) => {
        expect(httpsUrl(url)).toBe(url);
      }),
    );
  });
});

describe('a tap of any other type', () => {
  it('has no target', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((type) => ![1, 2, 3].includes(type)),
        fc.string(),
        (type, action) => {
          expect(clickTarget(type, action)).toEqual({ kind: 'none' });
        },
      ),
    );
  });
});
