/** Characters that no database stores, at every door: they are cleaned or refused, never an internal error. */
import { expect, it } from 'vitest';
import { codeAt } from '#server/marketing/access/totp.ts';
import { IS_FULL } from '#tests/support/extent.ts';
import { operate, eachPlatform, OPERATOR_KEY, ownPlayer } from './platforms.ts';
import { routesIn } from './printed-routes.ts';

/** As they stand in an address: NUL, half an emoji in UTF-16 and UTF-8, a lone %, a control character. */
const IN_ADDRESSES = ['a%00b', '%ED%A0%BD', '%F0%9F%8E', '%', '%C2%85'];
/** Each one in each parameter by itself: in the gate the one that a database refuses. */
const ALONE = IS_FULL ? IN_ADDRESSES : IN_ADDRESSES.slice(0, 1);
const IN_TEXTS = ['\0', 'a\0b', '\uD83C', '\uDF8F\uD83C', '\u0085\u2028\u202E', '\uFFFE'];
/** Every parameter that a page reads. */
const PARAMETERS =
  'source medium campaign content term share inviter agent handover weekday hour split cell referrer site landing device country search from to period by sort format page next note done of report state template count added archived lang theme limit'.split(
    ' ',
  );

/** All in the full run; in the gate one of `step`, in turns. */
const inTurn = <Value>(values: readonly Value[], turn: number, step: number): Value[] =>
  values.filter((_value, at) => IS_FULL || (at + turn) % step === 0);

const thaiDigits = (code: string): string =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xe50 + Number(digit)));

eachPlatform(
  'a character that no database stores',
  (subject) => {
    const inject = (method: 'GET' | 'POST', url: string, more: object = {}) =>
      subject.platform().app.inject({
        method,
        url,
        headers: { 'x-operator-key': OPERATOR_KEY, 'sec-fetch-site': 'same-origin' },
        ...more,
      });
    const routes = (method: string) =>
      routesIn(subject.platform().app.printRoutes({ commonPrefix: false }))
        .filter((route) => route.startsWith(`${method} `))
        .map((route) => route.slice(method.length + 1));

    it('is no error of any page, in its path and in its query', async () => {
      const failed: string[] = [];
      for (const [at, path] of routes('GET').entries()) {
        // One wrong parameter hides the others of a console page.
        const isPage = path.startsWith('/report');
        for (const odd of IN_ADDRESSES) {
          const alone = isPage && ALONE.includes(odd) ? inTurn(PARAMETERS, at, 8) : [];
          const query = PARAMETERS.map((name) => `${name}=${odd}`).join('&');
          const urls = [
            path.replaceAll(/:\w+|\*/g, odd),
            ...alone.map((name) => `${path.replaceAll(/:\w+|\*/g, '1')}?${name}=${odd}`),
            `${path.replaceAll(/:\w+|\*/g, '1')}?${query}`,
          ];
          for (const url of /[:*]/.test(path) ? urls : urls.slice(1)) {
            const { statusCode } = await inject('GET', url);
            if (statusCode >= 500) failed.push(`${statusCode} ${url}`);
          }
        }
      }
      expect(failed).toEqual([]);
    });

    it('is no error of any form, and leaves nothing half done', async () => {
      const forms = routes('POST').filter((path) => path.startsWith('/report/'));
      expect(forms.length).toBeGreaterThan(15);
      const fields = [
        'name',
        'path',
        'source',
        'campaign',
        'was',
        'becomes',
        'url',
        'body',
        'table',
      ];
      const failed: string[] = [];
      for (const [at, path] of forms.entries()) {
        for (const odd of inTurn([...IN_ADDRESSES, '%EF%BF%BE'], at, 2)) {
          const fixed =
            'dimension=campaign&hour=6&frequency=day&method=GET&windowDays=30&send_install=yes';
          const payload = `${fields.map((name) => `${name}=${odd}x`).join('&')}&${fixed}`;
          const headers = {
            'x-operator-key': OPERATOR_KEY,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          };
          const url = path.replaceAll(/:\w+|\*/g, '1');
          const { statusCode } = await inject('POST', url, { headers, payload });
          if (statusCode >= 500) failed.push(`${statusCode} ${url} ${odd}`);
        }
      }
      expect(failed).toEqual([]);
    });

    it('is no error of a call or a command, and is stored as what can be stored', async () => {
      const { token, account } = await ownPlayer(subject.platform());
      for (const odd of IN_TEXTS) {
        const texts = { account: odd, email: odd, password: odd, nickname: odd, code: odd, q: odd };
        for (const path of routes('POST').filter((one) => one.startsWith('/app/'))) {
          const { statusCode } = await inject('POST', path, {
            headers: { authorization: token, 'content-type': 'application/json' },
            payload: JSON.stringify({ ...texts, [odd]: odd, reqNo: odd, ids: [odd] }),
          });
          expect(statusCode, path).toBeLessThan(500);
        }
        const { status } = await operate(subject.platform(), 'mail send', {
          account,
          title: `Gift ${odd}`,
          content: odd,
        });
        expect(status).toBeLessThan(500);
      }
    });

    it('is no error as a code of the console; Thai digits are digits', async () => {
      const platform = subject.platform();
      await operate(platform, 'console add', { name: 'nok', password: 'a lighthouse at noon' });
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const { db } = platform.context.database;
      await db.updateTable('console_account').set({ totp_secret: secret }).execute();
      const signIn = (code: string) =>
        inject('POST', '/report/sign-in', {
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams({
            name: 'nok',
            password: 'a lighthouse at noon',
            code,
          }).toString(),
        });
      for (const odd of ['๑๒๓๔๕', '①②③④⑤⑥', '12345\0', '१२३४५६', 'ééé', '🎏🎏🎏']) {
        expect((await signIn(odd)).statusCode).toBe(403);
      }
      const code = codeAt(secret, subject.clock.now());
      expect((await signIn(thaiDigits(code))).statusCode).toBe(303);
    });
  },
  [`--operator-key=${OPERATOR_KEY}`, '--demo'],
);
