/** A steady load: one act of some player at every beat, however long the answers take. */
import { ACTS } from './player.mjs';
import { newFigures } from './report.mjs';

const MS = 1000;

/** @typedef {import('./player.mjs').Player} Player */

/**
 * @param {object} options
 * @param {import('./caller.mjs').Caller} options.caller
 * @param {readonly Player[]} options.players each does one thing at a time
 * @param {number} options.rate acts in a second
 * @param {(figures: import('./report.mjs').Figures) => void} options.onPhase gets the figures of the phase
 */
export function createLoad({ caller, players, rate, onPhase }) {
  const idle = [...players];
  /** @type {Set<Promise<unknown>>} */
  const acts = new Set();
  let turn = 0;
  let current = newFigures('');

  /** Starts one act, unless every player still waits for an answer. */
  function begin() {
    const player = idle.shift();
    const act = ACTS[(turn * 7) % ACTS.length];
    turn += 1;
    if (!player || !act) return;
    const running = act(caller, player)
      .catch((/** @type {unknown} */ error) => {
        current.failed += 1;
        current.failures.push(String(error));
      })
      .finally(() => {
        idle.push(player);
        acts.delete(running);
      });
    acts.add(running);
  }

  /**
   * Loads while `work` runs, and for some seconds at least. Resolves when all is answered.
   * @param {string} name
   * @param {number} seconds
   * @param {(burst: () => void) => Promise<void>} [work] `burst` makes all idle players act at once
   */
  async function run(name, seconds, work = async () => {}) {
    const figures = newFigures(name);
    current = figures;
    onPhase(figures);
    const startedAt = performance.now();
    const beat = setInterval(begin, MS / rate);
    const burst = () => {
      for (let left = idle.length; left > 0; left -= 1) begin();
    };
    try {
      await Promise.all([work(burst), new Promise((resolve) => setTimeout(resolve, seconds * MS))]);
    } finally {
      clearInterval(beat);
      while (acts.size > 0) await Promise.allSettled(acts);
    }
    figures.seconds = (performance.now() - startedAt) / MS;
    return figures;
  }

  return { run };
}
