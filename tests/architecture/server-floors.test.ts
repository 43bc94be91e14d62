import { describe, expect, it } from 'vitest';
import { listImports, resolveImport } from './imports.ts';
import { SERVER_FLOORS, SERVER_ISLANDS, type ServerFloor } from './server-floor-table.ts';
import { isScript, plant, readTree, type SourceFile } from './source-tree.ts';

const tree = readTree(['server']);
const FLOORS = Object.keys(SERVER_FLOORS) as ServerFloor[];

/** The folder or root file of a path on the server. */
const partOf = (path: string): string | undefined => /^server\/([^/]+)/.exec(path)?.[1];

/** As `partOf`; of the floors that hold several folders, the inner one. */
const roomOf = (path: string): string | undefined =>
  /^server\/((?:core|money|players)\/[^/]+|[^/]+)/.exec(path)?.[1];

/** The floor's number, from the ground up; -1 for a root file that is on none. */
function floorOf(part: string): number {
  const named = FLOORS.findIndex((floor) =>
    (SERVER_FLOORS[floor] as readonly string[]).includes(part),
  );
  return named < 0 && !part.endsWith('.ts') ? FLOORS.indexOf('nouns') : named;
}

/** Imports that go up, or from one island to another, as `from to`. */
function misplaced(files: readonly SourceFile[]): string[] {
  const found = new Set<string>();
  for (const imported of files.filter(isScript).flatMap(listImports)) {
    const target = resolveImport(imported);
    const from = partOf(imported.from);
    const to = target.kind === 'file' ? partOf(target.path) : undefined;
    if (from === undefined || to === undefined || from === to) continue;
    const [here, there] = [floorOf(from), floorOf(to)];
    const isIsland = SERVER_ISLANDS.some((floor) => FLOORS[here] === floor);
    if (there > here || (there === here && isIsland)) found.add(`${from} ${to}`);
  }
  return [...found].toSorted();
}

/** Parts that import each other, directly or through others: each reaches itself. */
function inCircles(files: readonly SourceFile[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const imported of files.filter(isScript).flatMap(listImports)) {
    const target = resolveImport(imported);
    const from = roomOf(imported.from);
    const to = target.kind === 'file' ? roomOf(target.path) : undefined;
    if (from === undefined || to === undefined || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const reaches = (start: string): boolean => {
    const seen = new Set<string>();
    const next = [...(graph.get(start) ?? [])];
    for (let part = next.pop(); part !== undefined; part = next.pop()) {
      if (part === start) return true;
      if (seen.has(part)) continue;
      seen.add(part);
      next.push(...(graph.get(part) ?? []));
    }
    return false;
  };
  return [...graph.keys()].filter(reaches).toSorted();
}

const folderOn = (floor: ServerFloor): string =>
  SERVER_FLOORS[floor].find((part) => !part.endsWith('.ts')) ?? 'a-noun';

const importing = (from: string, to: string): readonly SourceFile[] =>
  plant({ [`server/${from}/a.ts`]: `import { x } from '#server/${to}/x.ts';` });

describe('the floors of the server', () => {
  it('have a place for every folder and every root file', () => {
    const parts = new Set(tree.filter(isScript).flatMap(({ path }) => partOf(path) ?? []));
    const placed = Object.values(SERVER_FLOORS).flat();
    expect([...parts].filter((part) => floorOf(part) < 0)).toEqual([]);
    expect(placed.filter((part) => !parts.has(part))).toEqual([]);
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('are imported from above only', () => {
    expect(misplaced(tree)).toEqual([]);
  });

  it('have no circle of imports, also not beside each other', () => {
    expect(inCircles(tree)).toEqual([]);
    const planted = plant({
      'server/money/ledger/a.ts': `import { x } from '#server/money/requests/x.ts';`,
      'server/money/requests/a.ts': `import { x } from '#server/money/wagering/x.ts';`,
      'server/money/wagering/a.ts': `import { x } from '#server/money/ledger/x.ts';`,
      'server/players/sms/a.ts': `import { x } from '#server/money/ledger/x.ts';`,
    });
    expect(inCircles(planted)).toEqual(['money/ledger', 'money/requests', 'money/wagering']);
  });

  it.each(FLOORS.slice(1).map((floor, at) => [FLOORS[at] ?? floor, floor] as const))(
    'a file on %s cannot import %s, and the other way round it can',
    (lower, upper) => {
      const [low, high] = [folderOn(lower), folderOn(upper)];
      expect(misplaced(importing(low, high))).toEqual([`${low} ${high}`]);
      expect(misplaced(importing(high, low))).toEqual([]);
    },
  );

  it('leave the demo to the demo: nothing that runs in production imports it', () => {
    for (const from of ['platform.ts', 'main.ts', 'web/a.ts', 'game/a.ts', 'money/ledger/a.ts']) {
      const planted = plant({ [`server/${from}`]: `import { x } from '#server/demo/x.ts';` });
      expect(misplaced(planted), from).toHaveLength(1);
    }
    const lazily = { 'server/web/a.ts': "export const f = () => import('#server/demo/x.ts');" };
    expect(misplaced(plant(lazily))).toEqual(['web demo']);
    expect(misplaced(importing('demo', 'money'))).toEqual([]);
  });

  it('keep nouns apart', () => {
    expect(misplaced(importing('savings', 'vip'))).toEqual(['savings vip']);
    expect(misplaced(importing('savings', 'savings'))).toEqual([]);
    expect(misplaced(importing('money', 'money'))).toEqual([]);
  });
});
