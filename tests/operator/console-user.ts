import { operate } from '#tests/server/platforms.ts';
import type { ConsoleRole } from '#server/core/database/console-tables.ts';
import type { Platform } from '#server/platform.ts';

export const PASSWORD = 'a lighthouse at noon';
const HEADERS = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

/** Creates an account of the console and signs it in. @returns a browser that sends its cookie */
export async function consoleUser(
  platform: Platform,
  name: string,
  role: ConsoleRole,
  campaigns = 'Acme-',
) {
  const more = role === 'agency' ? { campaigns } : {};
  await operate(platform, 'console add', { name, role, password: PASSWORD, ...more });
  const send = (
    url: string,
    form: Record<string, string> | undefined,
    headers: Record<string, string>,
  ) =>
    platform.app.inject(
      form === undefined
        ? { url, headers }
        : {
            method: 'POST',
            url,
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(form).toString(),
          },
    );
  const signedIn = await send('/report/sign-in', { name, password: PASSWORD }, HEADERS);
  const [cookie = ''] = [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .filter((one) => one.startsWith('console-session='))
    .map((one) => one.split(';', 1)[0] ?? '');
  const own = { ...HEADERS, cookie };
  const get = (url: string) => send(url, undefined, own);
  const post = (
    url: string,
    form: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => send(url, form, { ...own, ...headers });
  /** The number that the forms of a page send, as it is shown now. */
  const numberOn = async (path: string) =>
    /name="number" value="([^"]+)"/.exec((await get(path)).body)?.[1] ?? '';
  return {
    get,
    post,
    numberOn,
    /** Sends a form of a page that was just opened. */
    fillIn: async (path: string, action: string, form: Record<string, string>) =>
      post(`${path}/${action}`, { number: await numberOn(path), ...form }),
  };
}
