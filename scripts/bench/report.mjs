import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { relative } from 'node:path';
import { inRoot, root } from '../lib/root.mjs';

/**
 * One line of the table. `bar` is the maximum of the median, `least` its minimum, in the same unit; a line
 * without either is for comparison.
 * @typedef {object} Measure
 * @property {string} what
 * @property {readonly number[]} samples
 * @property {'ms' | 'µs' | '/s' | '×' | 'MiB' | 'kB' | 'MB' | '%' | ''} unit
 * @property {number} [bar]
 * @property {number} [least]
 */

const GIB = 2 ** 30;

/** @param {readonly number[]} samples */
export function median(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new Error('no samples, no median');
  return (upper + lower) / 2;
}

/**
 * Returns the sample that a share of all does not exceed.
 * @param {readonly number[]} samples
 * @param {number} share from 0 to 1
 */
export function percentile(samples, share) {
  const found = samples.toSorted((a, b) => a - b)[Math.ceil(share * samples.length) - 1];
  if (found === undefined) throw new Error('no samples, no percentile');
  return found;
}

/** @param {Measure} measure */
export const isWithin = ({ samples, bar = Infinity, least = -Infinity }) =>
  median(samples) <= bar && median(samples) >= least;

/**
 * @param {number} value
 * @param {Measure['unit']} unit
 */
function write(value, unit) {
  switch (unit) {
    case 'ms':
      return `${value < SMALL ? value.toFixed(1) : Math.round(value)} ms`;
    case 'µs':
    case '/s':
      return `${Math.round(value)} ${unit}`;
    case '×':
      return `${value.toFixed(2)} ×`;
    case 'kB':
      return `${value.toFixed(1)} kB`;
    case '%':
      return `${value.toFixed(1)} %`;
    case 'MB':
      return `${value.toFixed(2)} MB`;
    case 'MiB':
      return `${value.toFixed(2)} MiB`;
    case '':
      return String(Math.round(value * 1_000) / 1_000);
  }
}

/** @param {Measure} measure */
function verdictOf(measure) {
  if (measure.bar === undefined && measure.least === undefined) return '';
  return isWithin(measure) ? 'ok' : 'MISSED';
}

/** @param {Measure} measure */
const barOf = ({ bar, least, unit }) =>
  [
    ...(bar === undefined ? [] : [`≤ ${write(bar, unit)}`]),
    ...(least === undefined ? [] : [`≥ ${write(least, unit)}`]),
  ].join(', ');

/** Below this many ms one decimal is shown. */
const SMALL = 20;

/** @param {readonly Measure[]} measures */
export function printTable(measures) {
  const head = ['', 'what', 'median', 'lowest', 'highest', 'bar', 'runs'];
  const rows = measures.map((measure) => {
    const { what, samples, unit } = measure;
    const numbers = [median(samples), Math.min(...samples), Math.max(...samples)];
    return [
      verdictOf(measure),
      what,
      ...numbers.map((value) => write(value, unit)),
      barOf(measure),
      String(samples.length),
    ];
  });
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}

/**
 * Stores every sample with the machine and time.
 * @param {string} name of the bench
 * @param {readonly Measure[]} measures
 * @returns {string} the file, relative to the project's folder
 */
export function saveResult(name, measures) {
  const folder = inRoot('bench', 'results');
  mkdirSync(folder, { recursive: true });
  const takenAt = new Date().toISOString();
  const processors = cpus();
  const file = inRoot('bench', 'results', `${takenAt.replaceAll(':', '-')}-${name}.json`);
  const result = {
    name,
    takenAt,
    machine: {
      processor: processors[0]?.model ?? 'unknown',
      cores: processors.length,
      memoryGiB: Math.round(totalmem() / GIB),
      node: process.version,
    },
    measures: measures.map((measure) => ({ ...measure, median: median(measure.samples) })),
  };
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return relative(root, file);
}
