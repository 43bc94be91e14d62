/** Where deposits and withdrawals have a second pane: on a desktop, and on a phone held sideways. */

const TWO_PANES = '(min-width: 1200px), (min-width: 768px) and (max-height: 30rem)';

export const hasTwoPanes = (): boolean => matchMedia(TWO_PANES).matches;

export function watchTwoPanes(onChange: () => void): () => void {
  const query = matchMedia(TWO_PANES);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
