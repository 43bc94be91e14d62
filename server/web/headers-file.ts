/** The headers of a built app as a `_headers` file, a format that many static hosts read. */
import { cacheControl } from '#server/web/cache-control.ts';
import { HSTS, securityHeaders, type PagePolicy } from '#server/web/security-headers.ts';

/** Returns the headers that this server also sends, by path; a later block overrides an earlier one. */
export function headersFile(page: PagePolicy): string {
  const { 'reporting-endpoints': _ours, ...headers } = securityHeaders(page);
  // Only this server accepts reports at the page's own address.
  const policy = headers['content-security-policy']
    ?.split('; ')
    .filter((directive) => !directive.startsWith('report-'))
    .join('; ');
  const everywhere = {
    ...headers,
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    'strict-transport-security': HSTS,
  };
  return [
    block('/*', everywhere),
    ...[
      '/',
      '/index.html',
      '/sw.js',
      '/manifest.webmanifest',
      '/worker-control.json',
      '/assets/*',
    ].map((path) => block(path, { 'cache-control': cacheControl(path) })),
  ].join('\n');
}

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
