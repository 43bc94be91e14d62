import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a built file asks for a package. */
const ASKED = [
  /^(?:import|export) (?:[^"\n]* from )?"(@?[a-z][^"\n]*)";$/gm,
  /\b(?:import|require\.resolve)\("(@?[a-z][\w@/.-]*)"\)/g,
];

/**
 * The package of an import: `react-dom/server` is of `react-dom`.
 * @param {string} specifier
 */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Lists the packages that a built server asks for, each once.
 * @param {string} folder of its `.mjs` files
 * @returns {string[]}
 */
export function packagesOf(folder) {
  const specifiers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return ASKED.flatMap((how) => [...text.matchAll(how)].map(([, name = '']) => name));
    })
    .filter((name) => !name.startsWith('node:'));
  return [...new Set(specifiers.map(packageOf))].toSorted();
}

/**
 * An entry of package-lock.json.
 * @typedef {object} LockedPackage
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {Readonly<Record<string, LockedPackage | undefined>>} Lock by folder, such as `node_modules/pg` */

/**
 * Finds the folder from which Node loads a package.
 * @param {string} from folder of the package that asks; '' for the project's own files
 * @param {string} name
 * @param {Lock} lock
 * @returns {string | undefined}
 */
function folderOf(from, name, lock) {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock[folder]) return folder;
  if (from === '') return undefined;
  return folderOf(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name, lock);
}

/**
 * Lists the folders of these packages and of all that they need when they run.
 * @param {readonly string[]} names
 * @param {Lock} lock
 * @returns {string[]}
 * @throws Error when the lock file lacks a package that is not optional
 */
export function foldersNeeded(names, lock) {
  const queue = names.map((name) => ({ from: '', name, isOptional: false }));
  /** @type {Set<string>} */
  const found = new Set();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, name, isOptional } = next;
    const folder = folderOf(from, name, lock);
    const entry = folder === undefined ? undefined : lock[folder];
    if (folder === undefined || !entry) {
      if (isOptional) continue;
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the server'} needs`);
    }
    if (found.has(folder)) continue;
    found.add(folder);
    const { optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
    // What a package can do without and nobody else needs is left out, such as a compiler of types.
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peerDependenciesMeta[peer]?.optional !== true,
    );
    for (const needed of [...Object.keys(entry.dependencies ?? {}), ...peers]) {
      queue.push({ from: folder, name: needed, isOptional: needed in optionalDependencies });
    }
    for (const needed of Object.keys(optionalDependencies)) {
      queue.push({ from: folder, name: needed, isOptional: true });
    }
  }
  return [...found].toSorted();
}
