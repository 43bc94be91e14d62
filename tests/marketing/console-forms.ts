import { OPERATOR_KEY, type PlatformUnderTest } from '#tests/server/platforms.ts';

const HEADERS = { 'x-operator-key': OPERATOR_KEY, accept: 'text/html', host: 'play.example' };

/** Opens pages and sends forms of the console. */
export const consoleForms = (subject: PlatformUnderTest) => ({
  get: (url: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url, headers: { ...HEADERS, ...headers } }),
  post: (url: string, form: Record<string, string>) =>
    subject.platform().app.inject({
      method: 'POST',
      url,
      headers: {
        ...HEADERS,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(form).toString(),
    }),
});

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
