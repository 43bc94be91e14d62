/**
 * Receives popstate before the router does. Window listeners run in the order in which they were added,
 * capturing or not, so this one must be added before the router's.
 */
let first: ((event: Event) => void) | undefined;

/** Call it once, before the router is created. */
export function watchPops(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Sets the first listener; it may withhold the event from the router. */
export function hearPopsFirst(listen: (event: Event) => void): void {
  first = listen;
}
