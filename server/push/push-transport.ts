/** A subscribed browser. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser is no longer subscribed; `later`: worth another try; `refused`: never. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/** Sends one message to a browser's push service. Never rejects. */
export interface PushTransport {
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
