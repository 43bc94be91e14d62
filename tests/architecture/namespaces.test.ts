/**
 * Each `import()` of a component names the i18next namespaces that its code uses, so that the texts load with
 * it. A missing one would show its keys for a moment.
 */
import { Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { listStaticImports, reachedFrom, resolveImport } from './imports.ts';
import { isScript, parse, plant, readTree, type SourceFile } from './source-tree.ts';

/** Functions that make a component of an `import()`. */
const LOADERS = new Set(['lazyComponent', 'lazyOrNothing', 'lazy']);

interface Span {
  readonly start: number;
  readonly end: number;
}

interface LazyImport {
  readonly from: string;
  readonly specifier: string;
  /** Namespaces loaded with it. */
  readonly named: readonly string[];
}

type Argument = { readonly type: string; readonly value?: unknown };

const literalsOf = (args: readonly Argument[]): string[] =>
  args.flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? value : []));

/** Texts passed to calls of a function, with the place of each call. */
function callsOf(file: SourceFile, isWanted: (name: string) => boolean) {
  const calls: (Span & { readonly texts: readonly string[] })[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: args, start, end }) => {
      if (callee.type !== 'Identifier' || !isWanted(callee.name)) return;
      calls.push({ start, end, texts: literalsOf(args) });
    },
  });
  visitor.visit(parse(file).program);
  return calls;
}

const isIn = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

function lazyImportsOf(file: SourceFile): LazyImport[] {
  if (!file.text.includes('import(')) return [];
  const loaders = callsOf(file, (name) => LOADERS.has(name));
  const loads = callsOf(file, (name) => name === 'loadTexts');
  const found: LazyImport[] = [];
  const visitor = new Visitor({
    ImportExpression: (node) => {
      const { source } = node;
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      const loader = loaders.find((call) => isIn(node, call));
      const own = loads.filter((load) => loader !== undefined && isIn(load, loader));
      const named = [loader, ...own].flatMap((call) => call?.texts ?? []);
      found.push({ from: file.path, specifier: source.value, named });
    },
  });
  visitor.visit(parse(file).program);
  return found;
}

const used = new WeakMap<SourceFile, readonly string[]>();

function namespacesOf(file: SourceFile): readonly string[] {
  const known = used.get(file);
  if (known !== undefined) return known;
  const names = file.text.includes('useTranslation')
    ? callsOf(file, (name) => name === 'useTranslation').flatMap(({ texts }) => texts)
    : [];
  used.set(file, names);
  return names;
}

/** Namespaces that `import()`s fail to name, by file. */
function listWrong(tree: readonly SourceFile[]): string[] {
  const staticImports = new Map(tree.map((file) => [file, listStaticImports(file)]));
  return tree.flatMap(lazyImportsOf).flatMap((lazy) => {
    const target = resolveImport(lazy);
    if (target.kind !== 'file') return [];
    const loaded = reachedFrom([target.path], tree, (file) => staticImports.get(file) ?? []);
    const needed = new Set(loaded.flatMap(namespacesOf));
    return [...needed]
      .filter((name) => !lazy.named.includes(name))
      .toSorted()
      .map((name) => `${lazy.from}: ${lazy.specifier} needs ${name}`);
  });
}

/** Named namespaces that the loaded code does not use. */
function listUnused(tree: readonly SourceFile[]): string[] {
  return tree.flatMap((file) => {
    const lazy = lazyImportsOf(file);
    const needed = new Set(
      lazy.flatMap((found) => {
        const target = resolveImport(found);
        return target.kind === 'file'
          ? reachedFrom([target.path], tree, listStaticImports).flatMap(namespacesOf)
          : [];
      }),
    );
    return [...new Set(lazy.flatMap(({ named }) => named))]
      .filter((name) => !needed.has(name))
      .map((name) => `${file.path}: ${name} is not used`);
  });
}

describe('the texts of what is loaded later', () => {
  const tree = readTree(['src']).filter((file) => isScript(file) && !file.path.includes('/texts/'));

  it('are loaded with it', () => {
    expect(tree.flatMap(lazyImportsOf).length).toBeGreaterThan(50);
    expect(listWrong(tree)).toEqual([]);
  });

  it('are all used', () => {
    expect(listUnused(tree)).toEqual([]);
  });

  it('would be missed, or found to be too many', () => {
    const planted = plant({
      'src/app/a.tsx':
        "lazyComponent(async () => (await import('./b.tsx')).B, 'deposit', 'mail'); void import('./c.ts');",
      'src/app/b.tsx': "import './c.ts'; useTranslation('deposit');",
      'src/app/c.ts': "const { t } = useTranslation('vip'); useTranslation();",
    });
    expect(listWrong(planted)).toEqual([
      'src/app/a.tsx: ./b.tsx needs vip',
      'src/app/a.tsx: ./c.ts needs vip',
    ]);
    expect(listUnused(planted)).toEqual(['src/app/a.tsx: mail is not used']);
  });
});
