import { meantPath } from '#shared/lobby/app-paths.ts';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';
import { expect, it } from 'vitest';

const ROUTES = [...PUBLIC_ROUTES, ...PLAYER_ROUTES];

it.each(ROUTES)('%s is meant by its mangled forms, and means itself', (path) => {
  for (const own of [path, `${path}/`, path.toUpperCase()]) expect(meantPath(own)).toBeNull();
  for (const mangled of [
    `${path}.`,
    `${path})`,
    `${path}/.`,
    `${path}//`,
    `${path}%20`,
    `${path}%E2%80%9D`,
    `${path}.)”`,
    `/${path}`,
    `${path.toUpperCase()},`,
  ])
    expect(meantPath(mangled), mangled).toBe(path);
});

it.each(['/nope', '/%', '/%E0%A4%A', '/lobby/homes', '/registered', '/lobby/home/x', '/l/name'])(
  '%s means no screen',
  (path) => {
    expect(meantPath(path)).toBeNull();
  },
);
