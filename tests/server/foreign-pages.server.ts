/** No page of another site can make a browser change something here. */
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { eachPlatform, OPERATOR_KEY } from './platforms.ts';
import { routesIn } from './printed-routes.ts';

const ALLOWED = 'https://app.example';

/** The console's forms are tried as a browser sends them that repeats the operator's key as a password. */
const SIGNED_IN = {
  authorization: `Basic ${Buffer.from(`operator:${OPERATOR_KEY}`).toString('base64')}`,
  'content-type': 'application/x-www-form-urlencoded',
};

/** What sandboxed pages, other servers and operators send: none of it is told by a cookie. */
const FOR_OTHERS = [
  /^\/callback\//,
  /^\/game\/api\//,
  /^\/cashier\/api\//,
  /^\/operator\//,
  /^\/dev\/postbacks$/,
  /^\/csp-report$/,
];

eachPlatform(
  'a page of another site',
  (subject) => {
    const post = async (path: string, headers: Record<string, string>) => {
      const { app } = subject.platform();
      const url = path.replaceAll(/:\w+|\*/g, 'x');
      const sent = path.startsWith('/report/')
        ? { headers: { ...headers, ...SIGNED_IN }, payload: 'name=x' }
        : { headers, payload: {} };
      const answer = await app.inject({ method: 'POST', url, ...sent });
      return answer.statusCode;
    };
    const changing = () =>
      routesIn(subject.platform().app.printRoutes({ commonPrefix: false }))
        .filter((route) => !/^(?:GET|HEAD|OPTIONS) /.test(route))
        .map((route) => (route === 'POST /*' ? 'POST /operator/*' : route))
        .map((route) => route.split(' ')[1] ?? '');

    it('is refused by every route that changes something, but those of machines and sandboxed pages', async () => {
      const paths = changing();
      expect(paths.length).toBeGreaterThan(80);
      const open: string[] = [];
      for (const path of paths) {
        for (const headers of [
          { 'sec-fetch-site': 'cross-site', origin: 'https://other.test' },
          { 'sec-fetch-site': 'same-site', origin: 'https://shop.lobby.test' },
          { origin: 'https://other.test' },
          { origin: 'null' },
        ]) {
          const status = await post(path, headers);
          if (status !== 403) open.push(`${path} ${status}`);
        }
      }
      const others = (path: string) => FOR_OTHERS.some((route) => route.test(path));
      expect([...new Set(open)].filter((path) => !others(path.split(' ')[0] ?? ''))).toEqual([]);
    });

    it.each([
      ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://anything.test' }, 200],
      ['a page of an allowed origin', { 'sec-fetch-site': 'cross-site', origin: ALLOWED }, 200],
      [
        'our own page in an older browser',
        { host: 'lobby.test', origin: 'https://lobby.test' },
        200,
      ],
      ['a caller that is no browser', {}, 200],
    ])('is told from %s', async (_who, headers, status) => {
      expect(await post(endpoints.lobbyTips.path, headers)).toBe(status);
    });
  },
  [`--operator-key=${OPERATOR_KEY}`, `--allowed-origins=${ALLOWED}`],
);
