/**
 * The living specification: each line is proven by a test with the line's id in its title, e.g. `turns by
 * itself [home.banner.autoplay]`; `npm run spec` writes the results to docs/state.md.
 */
import { idsIn, judgeLines, specTable, type SpecLine } from '#scripts/lib/spec.mjs';
import { Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import lines from '#tests/specification.json' with { type: 'json' };
import { parse, plant, readTree, type SourceFile } from './source-tree.ts';

const SUITES = new Set(['it', 'test']);

type Node = { readonly type: string };

/** Name of the function in `test`, `it.each(rows)` or `test.each<Row>(rows)`. */
function nameOf(callee: Node & Record<string, unknown>): string | undefined {
  if (callee.type === 'Identifier') return String(callee['name']);
  const inner = callee['object'] ?? callee['callee'] ?? callee['tag'];
  return inner === undefined ? undefined : nameOf(inner as never);
}

function textOf(argument: (Node & Record<string, unknown>) | undefined): string {
  if (argument?.type === 'Literal') return String(argument['value']);
  if (argument?.type !== 'TemplateLiteral') return '';
  const quasis = argument['quasis'] as readonly { value: { raw: string } }[];
  return quasis.map(({ value }) => value.raw).join('…');
}

/** Ids in the titles of a file's tests. */
function tagsIn(file: SourceFile): string[] {
  const tags: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const name = nameOf(callee as never);
      if (name !== undefined && SUITES.has(name)) tags.push(...idsIn(textOf(title as never)));
    },
  }).visit(parse(file).program);
  return tags;
}

const isTest = ({ path }: SourceFile): boolean =>
  /\.(?:test|dom|server|browser|full)\.tsx?$/.test(path);
const specLines: readonly SpecLine[] = lines;

describe('the specification', () => {
  const tags = readTree(['tests', 'sw']).filter(isTest).flatMap(tagsIn);
  const ids = specLines.map(({ id }) => id);

  it('has an id of its own for each line', () => {
    expect(ids.length).toBeGreaterThan(280);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsIn(ids.map((id) => `[${id}]`).join(' '))).toEqual(ids);
  });

  it('has a test for each line, or says why there is none', () => {
    const tagged = new Set(tags);
    const untested = specLines.filter(({ missing }) => missing === undefined);
    expect(untested.map(({ id }) => id).filter((id) => !tagged.has(id))).toEqual([]);
  });

  it('knows the id of every test', () => {
    const known = new Set(ids);
    expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
  });
});

describe('what the tests say of it', () => {
  const line = (id: string): SpecLine => ({ id, section: '§2', text: `the ${id}` });
  const outcome = (name: string, hasPassed = true) => ({
    name,
    file: 'tests/a.test.ts',
    hasPassed,
  });

  it('passes a line whose tests have all passed', () => {
    const outcomes = [
      outcome('one [a.b]'),
      outcome('two [a.c] [a.b]'),
      outcome('other [a.c]', false),
    ];
    const judged = judgeLines([line('a.b'), line('a.c'), line('a.d')], outcomes);
    expect(judged.map(({ state }) => state)).toEqual(['passed', 'failed', 'not run']);
  });

  it('names a line without a test', () => {
    const judged = judgeLines([{ ...line('a.b'), missing: 'values not shown' }], []);
    expect(judged[0]?.state).toBe('no test');
    expect(specTable(judged)).toContain('| no test | values not shown |');
  });

  it('finds the ids in titles of tests, and nowhere else', () => {
    const [file] = plant({
      'tests/a.test.ts':
        "test('a [x.y]', () => { const z = b[c.d]; }); it.each([1])(`b %i [x.z]`, () => {}); describe('c [x.w]', () => {}); // [x.v]",
    });
    expect(file && tagsIn(file)).toEqual(['x.y', 'x.z']);
  });
});
