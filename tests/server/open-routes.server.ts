import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { eachPlatform, OPERATOR_KEY } from './platforms.ts';
import { routesIn } from './printed-routes.ts';

/** Paths that need a player's session. */
const SESSION_PATHS = new Set(
  (Object.values(endpoints) as readonly Endpoint[])
    .filter(({ access }) => access !== 'anonymous')
    .map(({ path }) => `POST ${path}`),
);

/** Returns the routes in the table of a docs page; `*` matches anything. */
function patternsOf(page: string): readonly RegExp[] {
  const [, section = ''] = /## Routes that need no session\n([\s\S]*?)\n## /.exec(page) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)]);
  return names.map(([, name = '']) => {
    const pattern = name.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`);
  });
}

eachPlatform(
  'what needs no session',
  (subject) => {
    it('is listed in docs/security.md, and nothing else is', async () => {
      const patterns = patternsOf(await readFile('docs/security.md', 'utf8'));
      const open = routesIn(subject.platform().app.printRoutes({ commonPrefix: false }))
        // The tree prints only the wildcard of the operator routes, and the console's without its slash.
        .map((route) => (route === 'POST /*' ? 'POST /operator/*' : route))
        .map((route) => (route === 'GET /report*' ? 'GET /report/*' : route))
        .filter((route) => !SESSION_PATHS.has(route) && !/^(?:HEAD|OPTIONS) /.test(route));
      expect(open.length).toBeGreaterThan(30);
      // `GET /*` matches every GET route, so it must not stand in for a missing row.
      const own = patterns.filter(({ source }) => !source.startsWith(String.raw`^GET \/.*`));
      const isListed = (route: string) => own.some((row) => row.test(route));
      expect(open.filter((route) => route !== 'GET /' && !isListed(route))).toEqual([]);
      expect(own.filter((row) => !open.some((route) => row.test(route))).map(String)).toEqual([]);
    });
  },
  [`--operator-key=${OPERATOR_KEY}`],
);
