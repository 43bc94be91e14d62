/**
 * A call sent before the code that needs its answer has loaded. The first identical call gets that answer;
 * any other call is sent as usual.
 */
import type { SentCall } from '#shared/wire/call-request.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';

const keyOf = (url: string, { method, headers, body }: Omit<SentCall, 'signal'>): string =>
  JSON.stringify([url, method, headers, body]);

/** Sends the call now and stores its answer for the first matching caller. */
export function sendEarly(url: string, call: SentCall): void {
  const control = new AbortController();
  const answer = fetch(url, { ...call, signal: control.signal });
  // It may never be taken.
  answer.catch(() => undefined);
  readEarlyRecord().call = {
    url,
    key: keyOf(url, call),
    abort: (reason) => control.abort(reason),
    answer,
  };
}

/**
 * Returns the answer if this call was sent early; once. Otherwise undefined: an early call to the same URL
 * with other content is aborted.
 */
export function takeEarly(url: string, call: SentCall<AbortSignal>): Promise<Response> | undefined {
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
