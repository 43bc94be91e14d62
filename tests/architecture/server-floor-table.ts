/**
 * The floors of the server, from the ground up: each part imports only from floors below, or beside it on its
 * own. Parts of the floor of nouns are islands: they never import each other, and meet below, or by a port
 * that the composition passes in.
 */
export const SERVER_FLOORS = {
  core: [
    'assert-port-free.ts',
    'client-setting-rows.ts',
    'clock.ts',
    'database',
    'facts.ts',
    'fresh.ts',
    'http',
    'limit-setting-rows.ts',
    'limits-of.ts',
    'mailbox-key.ts',
    'market-day.ts',
    'nearest-name.ts',
    'once.ts',
    'openapi',
    'outbound',
    'parts-line.ts',
    'ports.ts',
    'promotion-needs.ts',
    'protection-setting-rows.ts',
    'random.ts',
    'repeat.ts',
    'setting-readers.ts',
    'setting-row.ts',
    'settings-help.ts',
    'settings-table.ts',
    'settings.ts',
    'start-problem.ts',
    'sweep.ts',
    'trust-proxy.ts',
    'wake-loop.ts',
  ],
  money: ['ledger', 'payments', 'requests', 'wagering'],
  catalogue: ['catalogue'],
  players: [
    'accounts',
    'bank-accounts',
    'identity',
    'items',
    'protection',
    'push',
    'rewards',
    'sms',
  ],
  nouns: [
    'activities',
    'cash-bonus',
    'deposits',
    'games',
    'mail',
    'records',
    'redeem',
    'savings',
    'spin-invite',
    'tasks',
    'vip',
    'withdrawals',
  ],
  marketing: ['attribution', 'console', 'reports'],
  effects: ['effects'],
  calls: ['handlers', 'handlers.ts'],
  operator: ['operator', 'reconcile'],
  platform: [
    'app.ts',
    'command-line',
    'demo-parts.ts',
    'main.ts',
    'no-demo.ts',
    'platform.ts',
    'require-demo-parts.ts',
    'routes.ts',
    'run-server.ts',
    'web',
  ],
  /** Above everything: no server of production knows it. */
  demo: ['demo'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ServerFloor = keyof typeof SERVER_FLOORS;

/** Floors whose parts are islands. */
export const SERVER_ISLANDS: readonly ServerFloor[] = ['nouns'];
