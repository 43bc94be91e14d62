/**
 * Who hears of a step in the history before the router does. Listeners of a window are called in the
 * order in which they came, capturing or not: this one has to come before the router's.
 */
let first: ((event: Event) => void) | undefined;

/** Call it once, before there is a router. */
export function watchPops(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Names the one who hears first; it may keep the step from the router. */
export function hearPopsFirst(listen: (event: Event) => void): void {
  first = listen;
}
