/** What the product promises, and whether the tests that prove it passed. */

/**
 * @typedef {object} PromiseSection
 * @property {string} section
 * @property {{ promise: string, proofs: string[] }[]} promises each proof is `<test file>: <title, or a part of it>`
 */

/** @typedef {import('./spec.mjs').Outcome} Outcome */

/** @typedef {'passed' | 'failed' | 'not run'} PromiseState */

/**
 * @typedef {object} JudgedPromise
 * @property {string} section
 * @property {string} promise
 * @property {PromiseState} state
 * @property {Proof[]} proofs
 */

/** @typedef {{ file: string, title: string }} Proof */

const TEST_FILE = /\.(?:test|dom|server|browser|full|soak)\.tsx?$/;
/** What a title leaves open: `%s` and `$name` of `it.each`, `${…}` of a template. */
const VARIABLE = /%[a-z]|\$\{[^}]*\}|\$\w+(?:\.\w+)*/g;

/**
 * @param {string} proof
 * @returns {Proof}
 */
export function proofOf(proof) {
  const at = proof.indexOf(': ');
  return { file: proof.slice(0, at), title: proof.slice(at + 2) };
}

/**
 * The source of a regular expression for the title as a runner reports it.
 * @param {string} title
 */
export const titlePattern = (title) =>
  title
    .split(VARIABLE)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.*');

/**
 * @param {readonly PromiseSection[]} sections
 * @param {readonly Outcome[]} outcomes
 * @returns {JudgedPromise[]}
 */
export const judgePromises = (sections, outcomes) =>
  sections.flatMap(({ section, promises }) =>
    promises.map(({ promise, proofs }) => {
      const parsed = proofs.map(proofOf);
      return { section, promise, proofs: parsed, state: stateOf(parsed, outcomes) };
    }),
  );

/**
 * A promise has passed when each of its proofs was run and none failed.
 * @param {readonly Proof[]} proofs
 * @param {readonly Outcome[]} outcomes
 * @returns {PromiseState}
 */
function stateOf(proofs, outcomes) {
  const shown = proofs.map(({ file, title }) => {
    const pattern = new RegExp(titlePattern(title));
    // Titles in a helper are reported under the file that calls it.
    const isOf = TEST_FILE.test(file)
      ? (/** @type {string} */ other) => other === file
      : () => true;
    return outcomes.filter((outcome) => isOf(outcome.file) && pattern.test(outcome.name));
  });
  if (shown.flat().some(({ hasPassed }) => !hasPassed)) return 'failed';
  return shown.every((found) => found.length > 0) ? 'passed' : 'not run';
}

/**
 * The tables of `docs/proofs.md`. Without results there is no column for them.
 * @param {readonly JudgedPromise[]} judged
 * @returns {string}
 */
export function promiseTables(judged) {
  const hasResults = judged.some(({ state }) => state !== 'not run');
  const head = hasResults ? ['Promise', 'State', 'Proof'] : ['Promise', 'Proof'];
  const sections = [...new Set(judged.map(({ section }) => section))];
  return sections
    .map((section) => {
      const rows = judged
        .filter((one) => one.section === section)
        .map(({ promise, state, proofs }) => {
          const shown = proofs.map(({ file, title }) => `\`${file}\`: ${title}`).join('<br>');
          return hasResults ? [promise, state, shown] : [promise, shown];
        });
      const lines = [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
      return [`## ${section}`, '', ...lines].join('\n');
    })
    .join('\n\n');
}
