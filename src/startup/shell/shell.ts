import { picturesInView } from '#browser/paint.ts';

/** No picture of the lobby is waited for longer, in ms. */
const PATIENCE_MS = 1_000;

/**
 * Takes away the static shell of index.html once the app has painted behind it: it fades, and under
 * reduced motion it goes at once. One that shows the lobby itself stays until the lobby behind it has
 * its pictures, and never over a lobby that moves. Safe to call again, and in a document without one.
 */
export function removeShell(): void {
  const shell = document.getElementById('shell');
  if (shell === null || shell.classList.contains('is-leaving')) return;
  if (!shell.hasAttribute('data-first-view')) return fade(shell);
  const pictures = picturesInView('#root img', PATIENCE_MS);
  void pictures.then(() => fade(shell));
  document.addEventListener('scroll', () => shell.remove(), { once: true });
}

function fade(shell: HTMLElement): void {
  shell.classList.add('is-leaving');
  // A fade that is cut short rejects; the shell has to go in any case.
  const fades = shell.getAnimations().map((leaving) => leaving.finished);
  if (fades.length === 0) shell.remove();
  else void Promise.allSettled(fades).then(() => shell.remove());
}
