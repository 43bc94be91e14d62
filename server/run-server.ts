import { assertPortFree } from '#server/core/assert-port-free.ts';
import { systemClock } from '#server/core/clock.ts';
import type { DemoParts } from '#server/demo-parts.ts';
import { partsLine, shortKeyLine } from '#server/core/settings/parts-line.ts';
import { loggedError } from '#server/core/database/outage.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { mistypedSettings, readSettings, type Settings } from '#server/core/settings/settings.ts';
import { settingsHelp } from '#server/core/settings/settings-help.ts';
import { startProblem } from '#server/core/start-problem.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_SETTING = 2;

async function start(settings: Settings, demo: DemoParts | undefined): Promise<Platform> {
  await assertPortFree(settings);
  const platform = await createPlatform({ settings, clock: systemClock, demo, watchesPool: false });
  try {
    const address = await platform.app.listen({ port: settings.port, host: settings.host });
    const startedInMs = Math.round(performance.now());
    if (settings.demo && demo) {
      console.log(`Parola is at ${address}`);
      console.log(partsLine(settings));
      console.log(demo.greeting);
      console.log(`listening ${address} after ${startedInMs} ms`);
    } else {
      logStart(platform, settings, startedInMs);
    }
  } catch (error) {
    await platform.close();
    throw error;
  }
  return platform;
}

/** Programs read the output of a server for real players: it has the lines of the log only. */
function logStart({ app, context }: Platform, settings: Settings, startedInMs: number): void {
  app.log.info({ startedInMs }, partsLine(settings));
  const keyWarning = shortKeyLine(context.cipher.bits);
  if (keyWarning !== '') app.log.warn(keyWarning);
}

/** A second signal ends the process at once, in case closing hangs. */
function closeOnSignals(platform: Platform): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void platform.close().then(
        () => process.exit(0),
        (error: unknown) => {
          platform.app.log.fatal(loggedError(error), 'the server did not close');
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
  { app, context: { database } }: Platform,
  { dataDir }: Settings,
): Promise<void> {
  const death = await database.died;
  app.log.fatal(
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
