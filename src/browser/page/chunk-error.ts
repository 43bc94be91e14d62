/**
 * A chunk of the app could not be loaded. The component that shows this calls `forget` before it renders the
 * chunk again: only then is it fetched again.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be loaded', { cause });
    this.forget = forget;
  }
}

/**
 * Fetches failed style sheets again. Vite requests a sheet only once, so a retried chunk would otherwise be
 * unstyled.
 * @throws Error when one fails again
 */
export async function reloadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = link.rel;
    again.crossOrigin = link.crossOrigin;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`No style sheet ${link.href}`)));
    again.href = link.href;
    link.replaceWith(again);
  });
}
