/** A browser that notifications go to, as it introduced itself. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser wants no more; `later`: worth another try; `refused`: never will be. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/** Hands one message to the push service of a browser. Never rejects. */
export interface PushTransport {
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
