/**
 * A call that is sent before the code that needs its answer has come. Whoever then sends the very same
 * call is given that answer; any other call goes its own way.
 */
import type { SentCall } from '#api/call-request.ts';
import { readEarlyRecord } from '#browser/early-record.ts';

const keyOf = (url: string, { method, headers, body }: SentCall): string =>
  JSON.stringify([url, method, headers, body]);

/** Sends it now and keeps the answer for the first who asks. */
export function sendEarly(url: string, call: SentCall): void {
  const control = new AbortController();
  const answer = fetch(url, { ...call, signal: control.signal });
  // Nobody may ask for it at all.
  answer.catch(() => undefined);
  readEarlyRecord().call = {
    url,
    key: keyOf(url, call),
    abort: (reason) => control.abort(reason),
    answer,
  };
}

/**
 * The answer to this call, if it is the one that was sent early; once. Else undefined: an early call to
 * the same address that says something else was sent in vain, and is given up.
 */
export function takeEarly(url: string, call: SentCall): Promise<Response> | undefined {
  const record = readEarlyRecord();
  if (record.call?.url !== url) return undefined;
  const { key, answer, abort } = record.call;
  record.call = null;
  if (key !== keyOf(url, call)) {
    abort(new DOMException('Asked otherwise.', 'AbortError'));
    return undefined;
  }
  const { signal } = call;
  signal?.addEventListener('abort', () => abort(signal.reason));
  return answer;
}
