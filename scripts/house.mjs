/**
 * Measures how the code is arranged, so that two states can be compared:
 *
 *   node scripts/house.mjs                this checkout
 *   node scripts/house.mjs <folder>       another checkout, e.g. of an earlier commit
 *
 * Prints JSON: import circles, mutual pairs and edges that go up between the folders of the server, the folders
 * over which a noun is spread, files outside its folders that name an activity, folders with many files, lines
 * and words. The seconds of the gate are printed by the gate itself.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const root = process.argv[2] ?? '.';
const CODE = /\.(?:ts|tsx|mjs)$/;
const MANY_FILES = 40;

/** Ten nouns, by every name that they have or had. */
const NOUNS = {
  deposit: ['deposit', 'deposits'],
  withdrawal: ['withdrawal', 'withdrawals', 'withdraw'],
  vip: ['vip'],
  savings: ['savings', 'saver', 'savers'],
  mail: ['mail', 'mails'],
  task: ['task', 'tasks'],
  'red packet': ['red-packet', 'cash-bonus'],
  'spin invite': ['spin-invite', 'spin'],
  'sign-up bonus': ['sign-up-bonus', 'sign-up', 'sign-in-card', 'sign-in-cards'],
  game: ['game', 'games'],
};

/** Activities, by the start of every name that they have or had in code. */
const ACTIVITIES = {
  'accumulated recharge': /accumulated-?_?recharge/i,
  'sign-up bonus': /sign-?_?up-?_?bonus/i,
  'red packet': /red-?_?packet|cash-?_?bonus/i,
  'spin invite': /spin-?_?invite/i,
};

/** @param {string} folder @returns {string[]} files below it, relative to the root */
function listFiles(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const inner = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(inner) : [inner];
  });
}

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

const files = ['src', 'sw', 'server', 'tests', 'scripts'].flatMap(listFiles);
const code = files.filter((file) => CODE.test(file));

/** @type {Record<string, string>} */
const aliases = JSON.parse(read('package.json')).imports ?? {};

/** @param {string} from @param {string} specifier @returns {string | undefined} a path from the root */
function resolve(from, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name.slice(0, -1)));
  if (alias === undefined) return undefined;
  return normalize((aliases[alias] ?? '').slice(0, -1) + specifier.slice(alias.length - 1));
}

const IMPORT = /(?:from|import\()\s*'([^']+)'/g;

/**
 * The folder or root file of the server that a path is in; of the floors that hold several rooms, the room.
 * @param {string} path
 */
const roomOf = (path) => /^server\/((?:core|money|players)\/[^/]+|[^/]+)/.exec(path)?.[1] ?? '';

/** @returns {Map<string, Set<string>>} imports between the rooms of the server */
function serverGraph() {
  const graph = new Map();
  for (const file of code.filter((path) => path.startsWith('server/'))) {
    for (const [, specifier = ''] of read(file).matchAll(IMPORT)) {
      const to = roomOf(resolve(file, specifier) ?? '');
      const from = roomOf(file);
      if (to === '' || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** @param {Map<string, Set<string>>} graph @param {string} start */
function reachable(graph, start) {
  const seen = new Set();
  const next = [...(graph.get(start) ?? [])];
  for (let room = next.pop(); room !== undefined; room = next.pop()) {
    if (seen.has(room)) continue;
    seen.add(room);
    next.push(...(graph.get(room) ?? []));
  }
  return seen;
}

/** @param {Map<string, Set<string>>} graph */
function measureGraph(graph) {
  const reach = new Map([...graph.keys()].map((room) => [room, reachable(graph, room)]));
  /** @param {string} a @param {string} b */
  const isMutual = (a, b) => reach.get(a)?.has(b) === true && reach.get(b)?.has(a) === true;
  const circles = [...graph.keys()].map(
    (room) => [...graph.keys()].filter((other) => other === room || isMutual(room, other)).length,
  );
  const edges = [...graph].flatMap(([from, tos]) => [...tos].map((to) => [from, to]));
  return {
    rooms: new Set(edges.flat()).size,
    edges: edges.length,
    largestCircle: Math.max(...circles) > 1 ? Math.max(...circles) : 0,
    mutualPairs: edges.filter(([a = '', b = '']) => a < b && graph.get(b)?.has(a)).length,
    upwardEdges: countUpward(graph),
  };
}

/**
 * Edges that go up when the rooms are stacked as well as a simple rule can: each next floor is the room that
 * imports least of what is not below yet.
 * @param {Map<string, Set<string>>} graph
 */
function countUpward(graph) {
  const left = new Set([...graph].flatMap(([from, tos]) => [from, ...tos]));
  /** @param {string} room */
  const missing = (room) => [...(graph.get(room) ?? [])].filter((to) => left.has(to)).length;
  let upward = 0;
  while (left.size > 0) {
    const [lowest = ''] = [...left].toSorted((a, b) => missing(a) - missing(b) || (a < b ? -1 : 1));
    left.delete(lowest);
    upward += missing(lowest);
  }
  return upward;
}

/** Folders with a file that is of a noun: by its own name, or by a folder's. */
function spreadOf(/** @type {readonly string[]} */ names) {
  const isOf = (/** @type {string} */ part) =>
    names.some((name) => new RegExp(`(?:^|-)${name}(?:-|\\.|$)`).test(part));
  const folders = files
    .filter((file) => /^(?:src|sw|server|tests)\//.test(file))
    .filter((file) => file.split('/').some(isOf))
    .map((file) => {
      const parts = dirname(file).split('/');
      const own = parts.findIndex(isOf);
      return own < 0 ? parts.join('/') : parts.slice(0, own + 1).join('/');
    });
  return new Set(folders).size;
}

/** Files that name an activity and are neither in a folder nor a file of its name. */
function outsideFiles(/** @type {RegExp} */ name) {
  const outside = code.filter((file) => !name.test(file) && name.test(read(file)));
  const isTest = (/** @type {string} */ file) => file.startsWith('tests/');
  return {
    product: outside.filter((file) => !isTest(file)).length,
    tests: outside.filter(isTest).length,
  };
}

const perFolder = new Map();
for (const file of [...files, ...listFiles('docs'), ...listFiles('icons')]) {
  perFolder.set(dirname(file), (perFolder.get(dirname(file)) ?? 0) + 1);
}

const lineCount = (/** @type {string} */ folder) =>
  code
    .filter((file) => file.startsWith(`${folder}/`))
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

const pages = [
  ...listFiles('docs').filter((file) => file.endsWith('.md')),
  'README.md',
  'CHANGELOG.md',
];
/** Pages that a program writes. */
const WRITTEN = new Set(['state.md', 'settings.md', 'proofs.md']);
const words = pages
  .filter((file) => !WRITTEN.has(basename(file)))
  .reduce((sum, file) => sum + read(file).split(/\s+/).length, 0);

process.stdout.write(
  `${JSON.stringify(
    {
      server: measureGraph(serverGraph()),
      foldersOfNouns: Object.fromEntries(
        Object.entries(NOUNS).map(([noun, names]) => [noun, spreadOf(names)]),
      ),
      filesOutsideThatNameAnActivity: Object.fromEntries(
        Object.entries(ACTIVITIES).map(([activity, name]) => [activity, outsideFiles(name)]),
      ),
      foldersOver40: Object.fromEntries(
        [...perFolder].filter(([, count]) => count > MANY_FILES).toSorted((a, b) => b[1] - a[1]),
      ),
      lines: Object.fromEntries(
        ['src', 'sw', 'server', 'tests', 'scripts'].map((folder) => [folder, lineCount(folder)]),
      ),
      words,
    },
    null,
    2,
  )}\n`,
);
