import { watchOnline } from '#browser/page.ts';

/** After how many ms what could not be had is asked for again. */
const AGAIN_AFTER_MS = 3_000;

/** Loads a part of the app, again and again where there is no network. */
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
