import { Visitor } from 'rolldown/utils';
import { listImports, resolveImport, type Import } from './imports.ts';
import { ISLANDS, LAYERS, MAY_IMPORT, PACKAGES, type Layer } from './layer-table.ts';
import { isScript, nameOf, parse, type SourceFile, type Violation } from './source-tree.ts';

/** A rule checks a whole tree and returns its violations. */
export type Rule = (tree: readonly SourceFile[]) => Violation[];

/** The layer of a path; undefined outside `src/<layer>`, `sw` and `server`. */
export function layerOf(path: string): Layer | undefined {
  if (path.startsWith('sw/')) return 'sw';
  if (path.startsWith('server/'))
    return path.startsWith('server/marketing/') || /^server\/operator\/pages\/.*\.tsx$/.test(path)
      ? 'console'
      : 'server';
  const name = /^src\/([^/]+)\//.exec(path)?.[1];
  if (name === 'shared') return CONTRACT.test(path) ? 'contract' : 'rules';
  if (name === 'features' && TEXTS.test(path)) return 'texts';
  if (RECORDS.test(path)) return 'records';
  return LAYERS.find((layer) => layer === name);
}

const CONTRACT = /^src\/shared\/(?:(?:wire|snapshot)\/|[^/]+\/(?:.+-)?contract\.ts$)/;
const RECORDS =
  /^src\/browser\/storage\/(?:records\/|(?:database|record-store|repair-database|sealed-box)\.ts$)/;
const TEXTS = /^src\/features\/[^/]+\/texts\//;

/** The island of a path: `src/features/wallet/x.ts` is on `wallet`. */
function islandOf(path: string): string | undefined {
  return /^src\/[^/]+\/([^/]+)\//.exec(path)?.[1];
}

/** Runs a check on every import of the scripts. */
const onImports =
  (check: (imported: Import) => string | undefined): Rule =>
  (tree) =>
    tree
      .filter(isScript)
      .flatMap(listImports)
      .flatMap((imported) => {
        const why = check(imported);
        return why === undefined ? [] : [{ path: imported.from, why }];
      });

/** Each layer imports only what its row of the table allows. */
export const layersHold = onImports((imported) => {
  const target = resolveImport(imported);
  const from = layerOf(imported.from);
  if (target.kind !== 'file' || from === undefined) return undefined;
  const to = layerOf(target.path);
  if (to === undefined) return `imports ${imported.specifier}, which is in no layer`;
  if (to === from || MAY_IMPORT[from].includes(to)) return undefined;
  return `${from} must not import ${to}: ${imported.specifier}`;
});

/** Features and screens are islands: they meet in the layer above. */
export const islandsHold = onImports((imported) => {
  const target = resolveImport(imported);
  const layer = layerOf(imported.from);
  if (target.kind !== 'file' || layer === undefined || !ISLANDS.includes(layer)) return undefined;
  if (layerOf(target.path) !== layer) return undefined;
  const from = islandOf(imported.from);
  if (from !== undefined && from === islandOf(target.path)) return undefined;
  return `${layer} are islands: ${from ?? 'a loose file'} must not import ${imported.specifier}`;
});

/** Every feature and every screen has a folder; a loose file would belong to no island. */
export const islandsHaveFolders: Rule = (tree) =>
  tree.filter(isScript).flatMap(({ path }) => {
    const layer = layerOf(path);
    const isLoose = layer !== undefined && ISLANDS.includes(layer) && islandOf(path) === undefined;
    return isLoose ? [{ path, why: `put it in a folder of its own noun under ${layer}` }] : [];
  });

/** Each layer uses only the packages it is allowed. */
export const packagesHold = onImports((imported) => {
  const target = resolveImport(imported);
  const layer = layerOf(imported.from);
  if (target.kind !== 'package' || layer === undefined) return undefined;
  const { name } = target;
  if (name.startsWith('node:')) {
    return layer === 'server' || layer === 'console'
      ? undefined
      : `${layer} runs without Node: ${name}`;
  }
  const { only, never = [] } = PACKAGES[layer];
  const isAllowed = (only === undefined || only.includes(name)) && !never.includes(name);
  return isAllowed ? undefined : `${layer} must not import the package ${name}`;
});

/** Imports are `./x.ts` or `#layer/x.ts`, with the extension, and never upwards or computed. */
export const importsAreSpelled = onImports((imported) => {
  const { specifier } = imported;
  if (specifier.split('/').includes('..')) return `climbs: ${specifier} (use #layer/…)`;
  const target = resolveImport(imported);
  if (target.kind === 'unknown') return `cannot be followed: ${specifier}`;
  if (target.kind === 'file' && !/\.[a-z0-9]+$/.test(target.path)) {
    return `has no file ending: ${specifier}`;
  }
  return undefined;
});

/** Names are exported where they are defined: no `export … from`, no index files. */
export const noBarrels: Rule = (tree) =>
  tree.filter(isScript).flatMap((file) => {
    const { path } = file;
    if (/^index\.tsx?$/.test(nameOf(path))) return [{ path, why: 'is an index file' }];
    const reExports = parse(file).module.staticExports.filter(({ entries }) =>
      entries.some(({ moduleRequest }) => moduleRequest !== null),
    );
    return reExports.length > 0 ? [{ path, why: 'exports what another file makes' }] : [];
  });

/** A name is the same everywhere only if it is a named export. */
export const noDefaultExports: Rule = (tree) =>
  tree.filter(isScript).flatMap((file) => {
    let hasDefault = false;
    const note = (): void => void (hasDefault = true);
    new Visitor({
      ExportDefaultDeclaration: note,
      TSExportAssignment: note,
      ExportSpecifier: ({ exported }) => {
        const name = exported.type === 'Literal' ? exported.value : exported.name;
        if (name === 'default') note();
      },
    }).visit(parse(file).program);
    return hasDefault ? [{ path: file.path, why: 'has a default export' }] : [];
  });

/** The domain compiles without the browser's and Node's globals, so `window` is an error there. */
export const domainHasNoGlobals: Rule = (tree) =>
  tree
    .filter(({ path }) => path === 'src/shared/tsconfig.json')
    .flatMap(({ path, text }) => {
      const { compilerOptions = {} } = JSON.parse(text) as {
        compilerOptions?: { lib?: string[]; types?: string[] };
      };
      const { lib, types = [] } = compilerOptions;
      const why: string[] = [];
      if (!lib) why.push('names no lib, so it gets the browser’s by default');
      if (lib?.some((name) => !/^es\d+$/i.test(name))) why.push(`has globals: ${lib.join(', ')}`);
      if (types.length > 0) why.push(`has ambient types: ${types.join(', ')}`);
      return why.map((each) => ({ path, why: each }));
    });
