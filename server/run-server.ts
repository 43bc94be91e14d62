import { assertPortFree } from '#server/core/assert-port-free.ts';
import { systemClock } from '#server/core/clock.ts';
import type { DemoParts } from '#server/demo-parts.ts';
import { partsLine, shortKeyLine } from '#server/core/settings/parts-line.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { mistypedSettings, readSettings, type Settings } from '#server/core/settings/settings.ts';
import { settingsHelp } from '#server/core/settings/settings-help.ts';
import { startProblem } from '#server/core/start-problem.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_SETTING = 2;

async function start(settings: Settings, demo: DemoParts | undefined): Promise<Platform> {
  await assertPortFree(settings);
  const platform = await createPlatform({ settings, clock: systemClock, demo });
  try {
    const address = await platform.app.listen({ port: settings.port, host: settings.host });
    console.log(`Parola is at ${address}`);
    console.log(partsLine(settings));
    const keyWarning = shortKeyLine(platform.context.cipher.bits);
    if (!settings.demo && keyWarning !== '') console.log(keyWarning);
    if (settings.demo && demo) console.log(demo.greeting);
    console.log(`listening ${address} after ${Math.round(performance.now())} ms`);
  } catch (error) {
    await platform.close();
    throw error;
  }
  return platform;
}

/** A second signal ends the process at once, in case closing hangs. */
function closeOnSignals(platform: Platform): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void platform.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(String(error));
          process.exit(EXIT_FAILED);
        },
      );
    });
  }
}

/** Time for running calls to be answered with HTTP 503, in ms. */
const LAST_ANSWERS_MS = 200;

/** The process supervisor restarts it: nothing inside the process can restore the database. */
async function endWithDatabase(
  { context: { database } }: Platform,
  { dataDir }: Settings,
): Promise<void> {
  const death = await database.died;
  console.error(
    `The embedded database in ${dataDir} stopped: ${death.message}. Everything acknowledged is safe. Make room, then start again.`,
  );
  setTimeout(() => process.exit(EXIT_FAILED), LAST_ANSWERS_MS);
}

interface ServerStart {
  /** Flags of settings. */
  args?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** Of a server that may be a demo. */
  demo?: DemoParts;
}

/** Starts the server with the settings of this process. */
export async function runServer({
  args = process.argv.slice(2),
  env = process.env,
  demo,
}: ServerStart = {}): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(settingsHelp());
  } else {
    let settings: Settings | undefined;
    try {
      settings = readSettings(env, args, demo !== undefined);
      for (const warning of mistypedSettings(env)) console.error(warning);
      const platform = await start(settings, demo);
      closeOnSignals(platform);
      void endWithDatabase(platform, settings);
    } catch (error) {
      const isWrongSetting = error instanceof SettingsError;
      const problem = isWrongSetting ? error.message : settings && startProblem(error, settings);
      console.error(problem ?? error);
      process.exit(isWrongSetting ? EXIT_WRONG_SETTING : EXIT_FAILED);
    }
  }
}
