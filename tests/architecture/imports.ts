import { Visitor } from 'rolldown/utils';
import { folderOf, parse, type SourceFile } from './source-tree.ts';
import { posix } from 'node:path';

export interface Import {
  /** The file that imports. */
  from: string;
  /** The specifier as written. */
  specifier: string;
}

/** Where an import leads: a file of the project, or a package. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'unknown' };

/**
 * Lists everything a file imports: values, types, re-exports, `import()` calls and `import()` types. An
 * `import()` with a computed address is reported as `(computed)`.
 */
export function listImports(file: SourceFile): Import[] {
  const specifiers: string[] = [];
  const visitor = new Visitor({
    ImportDeclaration: (node) => specifiers.push(node.source.value),
    ExportAllDeclaration: (node) => specifiers.push(node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source) specifiers.push(node.source.value);
    },
    ImportExpression: ({ source }) => {
      const isText = source.type === 'Literal' && typeof source.value === 'string';
      specifiers.push(isText ? source.value : '(computed)');
    },
    TSImportType: (node) => specifiers.push(node.source.value),
  });
  visitor.visit(parse(file).program);
  return specifiers.map((specifier) => ({ from: file.path, specifier }));
}

/** Lists what loads together with a file: its imports and re-exports of values, without `import()`. */
export function listStaticImports(file: SourceFile): Import[] {
  const specifiers: string[] = [];
  const visitor = new Visitor({
    ImportDeclaration: (node) => {
      if (node.importKind !== 'type') specifiers.push(node.source.value);
    },
    ExportAllDeclaration: (node) => specifiers.push(node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source && node.exportKind !== 'type') specifiers.push(node.source.value);
    },
  });
  visitor.visit(parse(file).program);
  return specifiers.map((specifier) => ({ from: file.path, specifier }));
}

/** Lists what a file loads with `import()`. */
export function listLazyImports(file: SourceFile): Import[] {
  const specifiers: string[] = [];
  const visitor = new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        specifiers.push(source.value);
    },
  });
  visitor.visit(parse(file).program);
  return specifiers.map((specifier) => ({ from: file.path, specifier }));
}

/** Returns every file that the entries reach through the given imports, including the entries. */
export function reachedFrom(
  entries: readonly string[],
  tree: readonly SourceFile[],
  importsOf: (file: SourceFile) => readonly Import[],
): SourceFile[] {
  const byPath = new Map(tree.map((file) => [file.path, file]));
  const reached = new Map<string, SourceFile>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = byPath.get(path);
    if (file === undefined || reached.has(path)) continue;
    reached.set(path, file);
    for (const found of importsOf(file)) {
      const target = resolveImport(found);
      if (target.kind === 'file') open.push(target.path);
    }
  }
  return [...reached.values()];
}

const OUTSIDE_SRC = new Set(['server', 'sw', 'tests', 'scripts']);

/** The folder that a `#layer` stands for (package.json, "imports"). */
export const folderOfLayer = (layer: string): string =>
  OUTSIDE_SRC.has(layer) ? layer : `src/${layer}`;

/** Resolves an import by its spelling alone; the compiler checks that the file exists. */
export function resolveImport({ from, specifier }: Import): Target {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return { kind: 'file', path: posix.join(folderOf(from), bare) };
  const inLayer = /^#([a-z0-9]+)\/(.+)$/.exec(bare);
  if (inLayer) {
    const [, layer = '', rest = ''] = inLayer;
    return { kind: 'file', path: `${folderOfLayer(layer)}/${rest}` };
  }
  if (/^(?:node:|virtual:|@?[a-z])/i.test(bare)) {
    const parts = bare.split('/');
    const name = bare.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
    return { kind: 'package', name: name ?? bare };
  }
  return { kind: 'unknown' };
}
