/** Aborts after `ms`. `AbortSignal.timeout` is missing on iOS 15 and in Chrome before 103. */
export function timeLimit(ms: number): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(new DOMException('timed out', 'TimeoutError')), ms);
  return control.signal;
}
