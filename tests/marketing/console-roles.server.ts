import { beforeAll, describe, expect, it } from 'vitest';
import { access } from '#server/marketing/texts/en-access.ts';
import { access as thai } from '#server/marketing/texts/th-access.ts';
import { CONSOLE_ROLES, type ConsoleRole } from '#server/core/database/console-tables.ts';
import { consoleUser, PASSWORD } from '#tests/operator/console-user.ts';
import { platformUnderTest } from '#tests/server/platforms.ts';
import { routesIn } from '#tests/server/printed-routes.ts';

type Kind = 'open' | 'own' | 'reports' | 'notes' | 'marketer' | 'operator';

const REPORTS = ['', '/table', '/retention', '/handovers', '/revenue', '/value', '/install'];
const OPERATORS =
  /^\/report\/(?:today|withdrawals|players|lobby|mail|audit|log|approvals|reconcil\w*)\b/;

function kindOf(path: string): Kind {
  if (/^\/report\/(?:sign-in|shared|files|api)\b/.test(path)) return 'open';
  if (/^\/report\/account\/tokens\b/.test(path)) return 'reports';
  if (/^\/report\/account\b/.test(path)) return 'own';
  if (OPERATORS.test(path)) return 'operator';
  if (/^\/report\/notes\b/.test(path)) return 'notes';
  return REPORTS.some((report) => path === `/report${report}`) ? 'reports' : 'marketer';
}

const OPENED: Readonly<Record<ConsoleRole, readonly Kind[]>> = {
  marketer: ['own', 'reports', 'notes', 'marketer'],
  operator: ['own', 'operator'],
  both: ['own', 'reports', 'notes', 'marketer', 'operator'],
  viewer: ['own', 'reports'],
  agency: ['own', 'reports', 'notes'],
};

describe('a role of the console', () => {
  const subject = platformUnderTest();
  const users: Partial<Record<ConsoleRole, Awaited<ReturnType<typeof consoleUser>>>> = {};
  const userOf = (role: ConsoleRole) => {
    const user = users[role];
    if (!user) throw new Error(`no user is a ${role}`);
    return user;
  };
  const routes = () =>
    routesIn(subject.platform().app.printRoutes({ commonPrefix: false }))
      .map((route) => route.split(' ') as [method: string, path: string])
      .filter(([, path]) => /^\/report(?:\/|$)/.test(path) && !path.includes('*'));

  beforeAll(async () => {
    for (const role of CONSOLE_ROLES) {
      users[role] = await consoleUser(subject.platform(), `the-${role}`, role);
    }
  });

  it('meets every kind of pages and forms', () => {
    const found = routes().map(([method, path]) => `${method} ${kindOf(path)}`);
    expect([...new Set(found)].filter((one) => /GET|POST/.test(one)).toSorted()).toEqual([
      'GET marketer',
      'GET open',
      'GET operator',
      'GET own',
      'GET reports',
      'POST marketer',
      'POST notes',
      'POST open',
      'POST operator',
      'POST own',
      'POST reports',
    ]);
    expect(found.length).toBeGreaterThan(80);
  });

  it.each(CONSOLE_ROLES)(
    '(%s) is refused every page and form of the others, in words',
    async (role) => {
      const user = userOf(role);
      for (const [method, path] of routes()) {
        const kind = kindOf(path);
        const isOpened = kind === 'open' || OPENED[role].includes(kind);
        const url = path.replaceAll(/:\w+/g, '1');
        // The front page leads each user to the first page of theirs.
        if (isOpened || method === 'HEAD' || url === '/report') continue;
        const answer = await (method === 'GET' ? user.get(url) : user.post(url, {}));
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
        expect(answer.body).toMatch(/class="problem" role="alert"/);
      }
    },
  );

  it.each(CONSOLE_ROLES)(
    '(%s) opens every page of its own, and its navigation leads nowhere else',
    async (role) => {
      const user = userOf(role);
      const pages = routes().filter(
        ([method, path]) =>
          method === 'GET' && OPENED[role].includes(kindOf(path)) && !path.includes(':'),
      );
      const links = new Set<string>();
      for (const [, path] of pages) {
        if (/\.csv$|\/names$/.test(path)) continue;
        const answer = await user.get(path);
        expect([path, answer.statusCode]).toEqual([path, 200]);
        for (const [, href = ''] of answer.body.matchAll(/(?:href|action)="(\/report[^"?#]*)/g)) {
          links.add(href);
        }
      }
      const strange = [...links].filter((href) => {
        const kind = kindOf(href);
        return kind !== 'open' && !OPENED[role].includes(kind);
      });
      expect(strange).toEqual([]);
    },
  );

  it('(viewer) downloads reports, reads them by a token, and changes its own password', async () => {
    const viewer = userOf('viewer');
    for (const report of REPORTS) {
      for (const format of ['csv', 'json']) {
        const file = await viewer.get(`/report${report}?format=${format}`);
        expect([report, file.statusCode]).toEqual([report, 200]);
      }
    }
    const made = await viewer.post('/report/account/tokens', { name: 'sheet', current: PASSWORD });
    const [token = ''] = /parola_report_[\w-]+/.exec(made.body) ?? [];
    const read = await subject.platform().app.inject({
      url: '/report/api/table',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(read.statusCode).toBe(200);
    const form = { current: PASSWORD, password: 'another long password' };
    const changed = await viewer.post('/report/account/password', form);
    expect(changed.headers.location).toBe('/report/account?note=password');
  });

  it('(viewer) is refused in its language', async () => {
    const viewer = userOf('viewer');
    expect((await viewer.get('/report/costs?lang=en')).body).toContain(access.onlyViews);
    expect((await viewer.get('/report/costs?lang=th')).body).toContain(thai.onlyViews);
  });
});
