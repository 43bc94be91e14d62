import { picturesInView, screenLoaded } from '#browser/page/paint.ts';

export interface ShellGrid {
  readonly metrics: {
    readonly columns: number;
    /** Height of a row with the gap below it, in whole CSS pixels. */
    readonly rowHeight: number;
    readonly viewHeight: number;
  };
  /** Distance of the view's top below the grid's, in pixels; negative while above it. */
  readonly top: number;
}

/** Longest wait for pictures of the lobby, or for the content of another screen, in ms. */
const PATIENCE_MS = 1_000;

/**
 * Removes the static shell of index.html once the app has painted behind it. A skeleton stays until the screen
 * has its content, so that no second one follows, and fades out, at once under reduced motion. A snapshot looks
 * like the lobby: it goes in one frame once the lobby's pictures have loaded, but never stays over a lobby that
 * scrolls. Idempotent, and safe in a document without a shell.
 */
export function removeShell(): void {
  const shell = document.getElementById('shell');
  if (shell === null || 'awaited' in shell.dataset) return;
  shell.dataset['awaited'] = '';
  if (!shell.hasAttribute('data-snapshot')) {
    void screenLoaded(PATIENCE_MS).then(() => fade(shell));
    return;
  }
  const pictures = picturesInView('#root img', PATIENCE_MS);
  void pictures.then(() => shell.remove());
  document.addEventListener('scroll', () => shell.remove(), { once: true });
}

function fade(shell: HTMLElement): void {
  shell.classList.add('is-leaving');
  // An interrupted fade rejects; the shell must go in any case.
  const fades = shell.getAnimations().map((leaving) => leaving.finished);
  if (fades.length === 0) shell.remove();
  else void Promise.allSettled(fades).then(() => shell.remove());
}

/** The layout of the snapshot's games, which the lobby has, too; null without a snapshot. */
export function shellGrid(): ShellGrid | null {
  const grid = document.querySelector('#shell .shell-grid.is-filled');
  const card = grid?.firstElementChild;
  if (!grid || !card) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const { top, height } = card.getBoundingClientRect();
  return {
    metrics: {
      columns: gridTemplateColumns.split(' ').length,
      rowHeight: Math.ceil(height + Number.parseFloat(rowGap)),
      viewHeight: innerHeight,
    },
    top: -top,
  };
}
