/**
 * The floors of the server, from the ground up: each part imports only from floors below, or beside it on its
 * own. Parts of the floor of nouns are islands: they never import each other, and meet below, or by a port
 * that the composition passes in.
 */
export const SERVER_FLOORS = {
  core: ['core'],
  money: ['money'],
  catalogue: ['catalogue'],
  players: ['players'],
  /** Every other folder: a new noun needs no row. */
  nouns: [],
  marketing: ['marketing'],
  effects: ['effects'],
  calls: ['calls'],
  operator: ['metrics', 'operator', 'reconcile'],
  platform: [
    'app.ts',
    'background.ts',
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
