import { OPERATOR_KEY, type PlatformUnderTest } from '#tests/server/platforms.ts';
import type { Platform } from '#server/platform.ts';

type Headers = Record<string, string>;

const PAGE = { accept: 'text/html', 'accept-language': 'en' };

/** Opens pages of the console and sends its forms, as a browser does. @param own what admits the user */
export function openForm(platform: () => Platform, own: Headers) {
  const page = (url: string, headers: Headers = {}) =>
    platform().app.inject({ url, headers: { ...PAGE, ...own, ...headers } });
  const post = (url: string, form: Record<string, string> = {}, headers: Headers = {}) =>
    platform().app.inject({
      method: 'POST',
      url,
      headers: {
        ...PAGE,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...own,
        ...headers,
      },
      payload: new URLSearchParams(form).toString(),
    });
  return { page, post };
}

/** The same with an operator's key. */
export function consoleForms(subject: PlatformUnderTest) {
  const own = { 'x-operator-key': OPERATOR_KEY, host: 'play.example' };
  const { page, post } = openForm(() => subject.platform(), own);
  return { get: page, post };
}

const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\r?\n/g, '\r\n');

/** The hidden fields of the form that stores what was checked, as a browser sends them. */
export function hiddenFields(body: string): Record<string, string> {
  const form = /<section[^>]* id="preview"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '';
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]));
}
