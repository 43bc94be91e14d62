import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** @typedef {{ stat: string, content: string }} Fingerprint */

/**
 * Lists every file under the given paths, in a fixed order. Missing paths are ignored.
 * @param {readonly string[]} inputs files and folders, relative to the project's folder
 * @returns {string[]}
 */
function listFiles(inputs) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const visit = (path) => {
    const stat = statSync(inRoot(path), { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(inRoot(path))) visit(`${path}/${name}`);
    else if (stat) files.push(path);
  };
  for (const input of inputs) visit(input);
  return files.sort();
}

/** @param {readonly string[]} files */
function statHash(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(inRoot(file));
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

/** @param {readonly string[]} files */
function contentHash(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/**
 * Compares inputs with an earlier fingerprint: first names, times and sizes, which takes milliseconds;
 * contents only when those differ, so that a fresh checkout of the same files rebuilds nothing.
 * @param {readonly string[]} inputs
 * @param {Fingerprint | undefined} earlier
 * @returns {{ isSame: boolean, fingerprint: Fingerprint }}
 */
export function compareInputs(inputs, earlier) {
  const files = listFiles(inputs);
  const stat = statHash(files);
  if (earlier?.stat === stat) return { isSame: true, fingerprint: earlier };
  const content = contentHash(files);
  return { isSame: earlier?.content === content, fingerprint: { stat, content } };
}
