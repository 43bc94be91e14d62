import { watchOnline } from './page.ts';

/** Delay between two tries, in ms. */
const AGAIN_AFTER_MS = 3_000;

/** Loads a chunk of the app, retrying until it succeeds. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded;
    await new Promise<void>((resolve) => {
      const done = () => {
        leave();
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, AGAIN_AFTER_MS);
      const leave = watchOnline((isOnline) => isOnline && done());
    });
  }
}
