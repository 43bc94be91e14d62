/** Writes a problem that the app works around to the browser's console, for whoever looks into a report. */
export function logProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place: a problem without a message would be lost otherwise
  console.warn(`${what}:`, error);
}
