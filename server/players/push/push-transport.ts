/** A subscribed browser. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * `gone`: the browser is no longer subscribed; `denied`: the push service does not take our messages for this
 * browser, as after a change of the key; `later`: worth another try; `refused`: never.
 */
export type PushResult = 'taken' | 'gone' | 'denied' | 'later' | 'refused';

export interface PushOutcome {
  result: PushResult;
  /** HTTP status and the start of the answer, or why there was none; for the log. */
  reason: string;
  /** From `Retry-After`. */
  waitMs: number | undefined;
}

/** Sends one message to a browser's push service. Never rejects. */
export interface PushTransport {
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
