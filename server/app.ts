import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { addConsent } from '#server/marketing/events/consent-routes.ts';
import { addLinks } from '#server/marketing/links/link-routes.ts';
import { addConsole } from '#server/marketing/kit/console-routes.ts';
import { addPictures } from '#server/catalogue/pictures/picture-routes.ts';
import { addSymbols } from '#server/game/pictures/symbol-routes.ts';
import type { DemoParts } from '#server/demo-parts.ts';
import { addGameCalls } from '#server/game/game-routes.ts';
import { addOfflineDemos } from '#server/game/offline-demos.ts';
import { addGamePages } from '#server/game/page-routes.ts';
import { addAddressLimits } from '#server/core/http/address-limits.ts';
import { logRequests } from '#server/core/http/access-log.ts';
import { closeUnusedConnections } from '#server/core/http/unused-connections.ts';
import { answerErrors, sendError } from '#server/core/http/errors.ts';
import { makeReference } from '#server/core/http/reference.ts';
import { BODY_LIMIT_BYTES, readJsonBodies } from '#server/core/http/read-body.ts';
import { summaries } from '#server/calls/summaries.ts';
import { addOpenApi } from '#server/core/openapi/openapi-routes.ts';
import { addMetrics } from '#server/metrics/metrics-routes.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import { addAuditPages } from '#server/operator/pages/audit-routes.ts';
import { addPlayerPages } from '#server/operator/pages/players-routes.ts';
import { addMailPage } from '#server/operator/pages/mail/mail-routes.ts';
import { addLobbyPage } from '#server/operator/pages/lobby/lobby-routes.ts';
import { addTodayPage } from '#server/operator/pages/today/today-routes.ts';
import { addSampleVisitors } from '#server/operator/pages/sample-visitors.ts';
import { addWithdrawalPages } from '#server/operator/pages/withdrawals-routes.ts';
import { addOperatorRoutes } from '#server/operator/operator-routes.ts';
import { limitWrongKeys } from '#server/operator/wrong-keys.ts';
import { operatorKeysOf } from '#server/core/http/operator-key.ts';
import { addEndpoints } from '#server/routes.ts';
import { readClientFiles } from '#server/web/client-files.ts';
import { EARLIER_FOLDER, readEarlierAsset } from '#server/web/earlier-assets.ts';
import { addWorkerControl } from '#server/web/worker-control.ts';
import { visitorsPage } from '#server/web/visitor-snapshot.ts';
import { addClientMissingNote, addClientRoutes } from '#server/web/client-routes.ts';
import { clientSettingsOf } from '#server/web/client-settings-of.ts';
import { allowOrigins } from '#server/core/http/cors.ts';
import { addCspReports, type CspReports } from '#server/core/http/csp-reports.ts';
import { addCallbacks } from '#server/deposit/callback-routes.ts';
import { addSecurityHeaders } from '#server/web/security-headers.ts';
import { addManifest } from '#server/web/manifest-routes.ts';
import { addOutbox } from '#server/web/outbox-routes.ts';
import { plainUrl } from '#server/core/http/plain-url.ts';
import { cleanParams, readQuery } from '#server/core/http/read-address.ts';
import { requireHost } from '#server/core/http/own-origin.ts';
import { refuseForeignPages } from '#server/web/foreign-pages.ts';
import { addXsrf } from '#server/web/xsrf.ts';
import { addHealth } from '#server/web/health-routes.ts';
import { inlineHashes } from '#server/web/shell.ts';
import type { PlatformContext } from '#server/calls/context.ts';

/** The app gives up after 10 s (spec §7); nothing legitimate takes longer. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;

/** How often Node looks for requests that took too long; its default of 30 s would double the limit. */
const CONNECTION_CHECK_MS = 2_000;

interface AppParts {
  cspReports: CspReports;
  runCommand: RunCommand;
  demo: DemoParts | undefined;
}

/** Builds the server: all routes and headers, but no background work. */
export async function buildApp(
  context: PlatformContext,
  { cspReports, runCommand, demo }: AppParts,
): Promise<FastifyInstance> {
  const { settings, clock } = context;
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'ref' }),
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    genReqId: makeReference,
    http: { connectionsCheckingInterval: CONNECTION_CHECK_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: plainUrl,
    routerOptions: { querystringParser: readQuery },
    // During shutdown, a connection in use gets its last answer and is closed.
    return503OnClosing: false,
    trustProxy: settings.trustProxy,
  });
  const files = await readClientFiles(settings.clientDir, clientSettingsOf(settings));
  const text = files?.get('/index.html')?.bodies.identity.toString() ?? '';

  closeUnusedConnections(app);
  logRequests(app);
  answerErrors(app);
  readJsonBodies(app);
  addSecurityHeaders(app, {
    apiBase: settings.apiBase,
    pictureOrigins: settings.pictureOrigins,
    frameOrigins: settings.frameOrigins,
    scriptHashes: inlineHashes(text, 'script'),
    styleHashes: inlineHashes(text, 'style'),
  });
  allowOrigins(app, settings.allowedOrigins);
  await addAddressLimits(app, settings);
  const operatorKeys = operatorKeysOf(settings);
  limitWrongKeys(app, operatorKeys, settings.metricsKey);
  addMetrics(app, context);
  addHealth(app, context.database);
  demo?.addHooks(app, clock);
  requireHost(app);
  cleanParams(app);
  refuseForeignPages(app, settings);
  addXsrf(app);
  addEndpoints(app, context);
  addGameCalls(app, context);
  addGamePages(app, context);
  addOfflineDemos(app, context);
  addCallbacks(app, context);
  addCspReports(app, cspReports);
  addOperatorRoutes(app, operatorKeys, runCommand);
  addOpenApi(app, summaries, settings.pathPrefix);
  addOutbox(app, context);
  addLinks(app, context);
  addConsent(app, context);
  await addConsole(app, context, (console) => {
    addAuditPages(console);
    addTodayPage(console);
    addLobbyPage(console, runCommand);
    addMailPage(console, runCommand);
    addPlayerPages(console, runCommand);
    addWithdrawalPages(console, runCommand);
    if (demo && settings.demo) addSampleVisitors(console.of('marketer'), runCommand);
  });
  addSymbols(app);
  addPictures(app, context.database);
  await demo?.addRoutes(app, context);
  addWorkerControl(app, context.database);
  const earlierDir = join(settings.clientDir, '..', EARLIER_FOLDER);
  const findEarlier = (path: string) => readEarlierAsset(earlierDir, path, clock.now());
  if (files) {
    addManifest(app, files, settings);
    const page = files.get('/index.html');
    addClientRoutes(app, files, context, findEarlier, page && visitorsPage(page, context));
  } else {
    addClientMissingNote(app, settings.clientDir);
  }
  return app;
}
