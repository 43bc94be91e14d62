import { join } from 'node:path';
import { movableClock, type MovableClock } from '#server/core/clock.ts';
import { artRoutes, type ArtRoutesOptions } from '#server/demo/art/art-routes.ts';
import { lazyArtStore } from '#server/demo/art/lazy-art-store.ts';
import { paintFirstView } from '#server/demo/art/paint-first-view.ts';
import { addCashier } from '#server/demo/cashier/cashier-routes.ts';
import { demoCommands } from '#server/demo/command-table.ts';
import { addFaults, Faults } from '#server/demo/faults/faults.ts';
import { countRequests, RequestCounts } from '#server/demo/faults/request-counts.ts';
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { ensureDemoCodes } from '#server/demo/players/demo-codes.ts';
import { ensureDemoPlayer } from '#server/demo/players/demo-player.ts';
import { requireDemoAllowed } from '#server/demo/players/demo-rows.ts';
import { addPostbackReceiver } from '#server/demo/sandbox/postback-receiver.ts';
import { sandboxMailer } from '#server/demo/sandbox/sandbox-mailer.ts';
import { sandboxPayouts } from '#server/demo/sandbox/sandbox-payouts.ts';
import { sandboxProvider } from '#server/demo/sandbox/sandbox-provider.ts';
import { applyScenario, findScenario } from '#server/demo/scenarios/scenarios.ts';
import { seedCatalogue } from '#server/demo/seed/seed-catalogue.ts';
import type { DemoParts } from '#server/demo-parts.ts';
import type { FastifyInstance } from 'fastify';

/** The demo of one server. */
export function createDemo(): DemoParts {
  const faults = new Faults();
  const requestCounts = new RequestCounts();
  let movable: MovableClock | undefined;
  let built: FastifyInstance | undefined;
  return {
    greeting: `Demo account ${DEMO_ACCOUNT}, password ${DEMO_PASSWORD}`,
    clockOf(given, settings) {
      movable = settings.movableClock ? movableClock(given) : undefined;
      return movable ?? given;
    },
    paymentProvider: sandboxProvider,
    mailer: ({ db }, clock) => sandboxMailer(db, clock),
    payoutProvider: ({ market, payoutSeconds }) => sandboxPayouts(market, payoutSeconds),
    async prepare(database, settings, clock) {
      const { market, games, scenario, fault } = settings;
      if (scenario !== '') findScenario(scenario);
      await requireDemoAllowed(database);
      await seedCatalogue(database, { market, games, now: clock.now() });
      await ensureDemoPlayer(database, clock.now());
      await ensureDemoCodes(database, clock.now());
      if (scenario === '') return;
      await applyScenario(scenario, { database, now: clock.now(), faults, faultTexts: fault });
    },
    addHooks(app, clock) {
      countRequests(app, requestCounts);
      addFaults(app, faults, clock);
    },
    async addRoutes(app, context) {
      const { settings, catalogue } = context;
      built = app;
      if (settings.paymentProvider === 'sandbox') addCashier(app, context);
      if (settings.demo) await addPostbackReceiver(app, context);
      const art: ArtRoutesOptions = {
        store: lazyArtStore(join(settings.dataDir, 'art')),
        findGame: async (id) => (await catalogue.current()).games.get(id),
      };
      await app.register(artRoutes, art);
      let painting: Promise<unknown> = Promise.resolve();
      let isClosing = false;
      app.addHook('onListen', (done) => {
        painting = paintFirstView(art, context, () => isClosing).catch(() => undefined);
        done();
      });
      app.addHook('onClose', async () => {
        isClosing = true;
        await painting;
      });
    },
    run({ live, ...context }, name, options, operator) {
      const callbacks = built;
      const ofDemo = live &&
        callbacks && {
          ...live,
          faults,
          requestCounts,
          callbacks,
          movableClock: movable,
        };
      return demoCommands.run({ ...context, live: ofDemo }, name, options, operator);
    },
  };
}
