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
