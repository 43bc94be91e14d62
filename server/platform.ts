import { alertJobs } from '#server/marketing/alerts/alert-jobs.ts';
import { checkJobs } from '#server/marketing/alerts/check-jobs.ts';
import { buildApp } from '#server/app.ts';
import { startBackground } from '#server/background.ts';
import { isPasswordOf, type JudgePassword } from '#server/players/base/password-hash.ts';
import { openCipher } from '#server/players/base/open-cipher.ts';
import { postbackJobs } from '#server/marketing/postbacks/postback-jobs.ts';
import { prepareInstalls } from '#server/marketing/events/sweep-installs.ts';
import { RecentChannelTimes } from '#server/deposit/channel-times.ts';
import { BigWins } from '#server/catalogue/big-wins.ts';
import { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/core/clock.ts';
import { lockDataFolder, type FolderLock } from '#server/core/database/data-folder-lock.ts';
import { requireNamed } from '#server/players/protection/require-named.ts';
import { responsibleOf } from '#server/players/protection/responsible-of.ts';
import { loggedError } from '#server/core/database/outage.ts';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { checkReportDatabase } from '#server/core/database/report-database.ts';
import { DEPOSIT_EFFECTS } from '#server/effects/deposit-effects.ts';
import { noteSignInChange } from '#server/effects/sign-in-notice.ts';
import { mayRise, raiseVip } from '#server/effects/raise-vip.ts';
import { leaveGame } from '#server/game/play/leave-game.ts';
import { settleDueRounds } from '#server/game/play/settle-due.ts';
import { stateTrueFacts } from '#server/game/state-true-facts.ts';
import { beginCatalogue } from '#server/catalogue/new-catalogue.ts';
import { requireNoDemo } from '#server/no-demo.ts';
import { requireDemoParts } from '#server/require-demo-parts.ts';
import { payoutsByHand } from '#server/withdrawal/payouts-by-hand.ts';
import type { LivePlatform } from '#server/operator/live-platform.ts';
import { operatorCommands } from '#server/operator/run-command.ts';
import type { DemoParts } from '#server/demo-parts.ts';
import { operatorListener, type RunCommand } from '#server/operator/operator-socket.ts';
import { openPayments } from '#server/money/payments/payments.ts';
import { pushJobs } from '#server/players/push/push-jobs.ts';
import { openVapidKeys } from '#server/players/push/vapid-keys.ts';
import { webPushTransport } from '#server/players/push/web-push-transport.ts';
import { createSmsSender } from '#server/players/sms/sms-sender.ts';
import { CspReports } from '#server/core/http/csp-reports.ts';
import { jobRunner } from '#server/core/jobs/job-runner.ts';
import { emailJobs } from '#server/marketing/email/email-jobs.ts';
import { fileJobs } from '#server/marketing/schedules/file-jobs.ts';
import { openMailer } from '#server/core/outbound/open-mailer.ts';
import { maySendTo } from '#server/core/outbound/delivery.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { FastifyInstance } from 'fastify';

/** A caller gives up after 10 s (spec §7). */
const CLOSE_GRACE_MS = 10_000;

export interface PlatformOptions {
  settings: Settings;
  clock: Clock;
  /** Without them the server cannot be a demo, nor use the sandbox. */
  demo?: DemoParts | undefined;
  /** For tests that delay what follows a right password. */
  judgePassword?: JudgePassword;
  /** Spreads repeated attempts out; returns a number from 0 to 1. */
  random?: () => number;
  /** See `DatabaseOptions`. */
  watchesPool?: boolean;
}

/** A server that is ready to listen; tests call it with `app.inject`. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly context: PlatformContext;
  /** Runs an operator's command. */
  readonly runCommand: RunCommand;
  /** Finishes running requests, closes the database, then unlocks the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the database, seeds what is missing and builds the server.
 * @throws SettingsError for settings that do not match the database, WrongDatabase for a demo database where
 * none is wanted or the reverse, WrongReportDatabase for one that is no replica, DataFolderInUse when another
 * server has the data folder.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { settings } = options;
  requireDemoParts(settings, options.demo);
  requireNamed(settings);
  const lock = settings.databaseUrl === '' ? await lockDataFolder(settings.dataDir) : undefined;
  let database: Database | undefined;
  try {
    database = await openDatabase({ ...settings, watchesPool: options.watchesPool ?? true });
    return await assemble(options, database, lock);
  } catch (error) {
    await database?.close();
    await lock?.release();
    throw error;
  }
}

async function assemble(
  {
    settings,
    clock: givenClock,
    demo,
    judgePassword = isPasswordOf,
    random = Math.random,
  }: PlatformOptions,
  database: Database,
  lock: FolderLock | undefined,
): Promise<Platform> {
  const clock = demo?.clockOf(givenClock, settings) ?? givenClock;
  const { market } = settings;
  const reportProblem = await checkReportDatabase(database);
  await prepareInstalls(database, market, clock.now());
  if (demo && settings.demo) {
    await demo.prepare(database, settings, clock);
  } else {
    await requireNoDemo(database);
    await beginCatalogue(database, market, clock.now());
  }
  await stateTrueFacts(database);

  let app: FastifyInstance | undefined;
  const failure = (text: string) => (error: unknown) => app?.log.error(loggedError(error), text);
  const runnerOf = (text: string) => ({ clock, random, report: failure(text) });
  const cipher = await openCipher(database, settings.rsaBits);
  const vapid = await openVapidKeys(database.db);
  const transport = webPushTransport({ ...vapid, contact: settings.pushContact }, settings, clock);
  const push = jobRunner(pushJobs(database.db, transport), runnerOf('a notification was not sent'));
  const maySend = maySendTo(settings, () => {
    const address = app?.server.address();
    return typeof address === 'object' ? address?.port : undefined;
  });
  const postbacks = jobRunner(
    postbackJobs({ database, clock, maySend }),
    runnerOf('a postback was not sent'),
  );
  const mailer = openMailer(settings, demo?.mailer(database, clock));
  const emails = jobRunner(
    emailJobs({ database, clock, settings }, mailer),
    runnerOf('an e-mail was not sent'),
  );
  const scheduledFiles = jobRunner(
    fileJobs({ database, clock, settings, maySend, mailer }, () => emails.wake()),
    runnerOf('a report was not sent'),
  );
  const alertMessages = jobRunner(
    alertJobs({ database, clock, settings, maySend }),
    runnerOf('an alert was not sent'),
  );
  const alertChecks = jobRunner(
    checkJobs({ database, clock, settings, mailer }, () => {
      alertMessages.wake();
      emails.wake();
    }),
    runnerOf('alerts were not looked for'),
  );
  const payments = await openPayments(
    database.db,
    settings.paymentProvider === 'sandbox' ? demo?.paymentProvider : undefined,
  );
  const context: PlatformContext = {
    database,
    clock,
    settings,
    cipher,
    judgePassword,
    reportCounter: (playerId) => app?.log.warn({ playerId }, 'a passkey’s counter did not rise'),
    catalogue: new Catalogue(
      database.db,
      clock,
      {
        publicKey: cipher.publicKey,
        pushPublicKey: vapid.publicKey,
        moneyCodes: settings.moneyCodes ? 1 : 0,
        profileChanges: 1,
        visitorDemos: settings.visitorDemos ? 1 : 0,
        offlineDemos: settings.visitorDemos ? 1 : 0,
        responsible: responsibleOf(settings),
      },
      (problem) => app?.log.error({ problem }, 'a stored document is not valid: see document list'),
    ),
    bigWins: new BigWins(database.db, clock),
    channelTimes: new RecentChannelTimes(database.db, clock),
    sms: createSmsSender(settings, database.db, clock, failure('an SMS was not sent')),
    push,
    postbacks,
    scheduledFiles,
    alertChecks,
    alertMessages,
    emails,
    mailer,
    maySend,
    payments,
    payouts:
      (settings.payoutProvider === 'sandbox' ? demo?.payoutProvider(settings) : undefined) ??
      payoutsByHand,
    mayRise,
    raiseVip,
    noteSignInChange,
    settleRounds: (playerId, now) => settleDueRounds(database, now, playerId),
    leaveGame: (leaving, now) => leaveGame(database, leaving, now),
    depositEffects: DEPOSIT_EFFECTS,
  };
  const live: LivePlatform = {
    catalogue: context.catalogue,
    cspReports: new CspReports(),
    sms: context.sms,
    push,
  };
  const runCommand: RunCommand = (name, options, operator) => {
    const parts = { database, clock, settings, depositEffects: DEPOSIT_EFFECTS, live };
    return demo
      ? demo.run(parts, name, options, operator)
      : operatorCommands.run(parts, name, options, operator);
  };
  const built = await buildApp(context, { cspReports: live.cspReports, runCommand, demo });
  app = built;
  if (reportProblem !== undefined) {
    built.log.error({ reason: reportProblem }, 'REPORT_DATABASE_URL does not answer');
  }
  lock?.onRequest(operatorListener(runCommand));
  const endBackground = startBackground(context, runCommand, built.log);
  return {
    app: built,
    context,
    runCommand,
    async close() {
      await closeServer(built);
      await endBackground();
      await database.close();
      await lock?.release();
    },
  };
}

/** Lets running requests finish; closes connections that are still open after the grace period. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
  await app.close();
  clearTimeout(impatience);
}
