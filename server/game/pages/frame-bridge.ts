/** Messages from the page to the app that frames it (contract, games part). */
export type ToApp =
  | { type: 'ready' | 'busy' | 'idle' | 'deposit' | 'exit' | 'history' }
  | { type: 'balance'; coin: number }
  | { type: 'panels'; panels: readonly PanelName[]; settings: readonly SettingName[] }
  | { type: 'error'; msg: string };

/** Panels that the app's menu can open. */
export type PanelName = 'pay-table' | 'rounds' | 'fairness';

/** Settings besides sound that the app's menu can offer. */
export type SettingName = 'turbo' | 'vibration';

/** Commands of the app to the page. */
export interface FromApp {
  pause(): void;
  resume(): void;
  refresh(): void;
  sound(isOn: boolean): void;
  turbo(isOn: boolean): void;
  vibration(isOn: boolean): void;
  /** The app shows balance, deposit and exit, and its menu opens the panels. */
  bar(): void;
  /** @param name as sent; unknown names are ignored */
  panel(name: unknown): void;
}

export const isFramed = (): boolean => parent !== window;

/** The app's origin comes from the server; until then no message is sent. */
let appOrigin = '';

export function postToApp(message: ToApp): void {
  if (isFramed() && appOrigin !== '') parent.postMessage(message, appOrigin);
}

let isRoundReported = false;

/** Reports each start and end of a round, because the app asks before it leaves a running one. */
export function reportRound(isRunning: boolean): void {
  if (isRunning === isRoundReported) return;
  isRoundReported = isRunning;
  postToApp({ type: isRunning ? 'busy' : 'idle' });
}

/** Accepts only the app's messages; unknown ones are dropped. */
export function listenToApp(origin: string, app: FromApp): void {
  appOrigin = origin;
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== parent || event.origin !== origin) return;
    const { data } = event;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    switch (data.type) {
      case 'pause':
      case 'resume':
      case 'refresh':
      case 'bar':
        app[data.type]();
        return;
      case 'panel':
        app.panel('panel' in data ? data.panel : undefined);
        return;
      case 'sound':
      case 'turbo':
      case 'vibration':
        app[data.type]('on' in data && data.on === true);
    }
  });
}
