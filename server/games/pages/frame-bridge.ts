/** What the page tells the app that frames it (contract, games part). */
export type ToApp =
  | { type: 'ready' | 'busy' | 'idle' | 'deposit' | 'exit' | 'history' }
  | { type: 'balance'; coin: number }
  | { type: 'error'; msg: string };

/** What the app may ask of the page. */
export interface FromApp {
  pause(): void;
  resume(): void;
  refresh(): void;
  sound(isOn: boolean): void;
}

export const isFramed = (): boolean => parent !== window;

/** The app's origin is known from the platform: until then nothing is told. */
let appOrigin = '';

export function postToApp(message: ToApp): void {
  if (isFramed() && appOrigin !== '') parent.postMessage(message, appOrigin);
}

let isRoundReported = false;

/** The app asks before it leaves a round that runs, so it is told of each beginning and end. */
export function reportRound(isRunning: boolean): void {
  if (isRunning === isRoundReported) return;
  isRoundReported = isRunning;
  postToApp({ type: isRunning ? 'busy' : 'idle' });
}

/** Accepts the app's messages alone; unknown ones are dropped. */
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
        app[data.type]();
        return;
      case 'sound':
        app.sound('on' in data && data.on === true);
    }
  });
}
