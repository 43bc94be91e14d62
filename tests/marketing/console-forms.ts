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
