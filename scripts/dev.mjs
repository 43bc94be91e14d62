import { ensureInstall } from './ensure-install.mjs';
import { inRoot, root } from './lib/root.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
ensureInstall();

// The server runs from its sources: this makes Node read TypeScript.
const { register } = await import('tsx/esm/api');
register();

const [
  { systemClock },
  { createDemo },
  { createPlatform },
  { readSettings },
  web,
  shell,
  { createServer },
] = await Promise.all([
  import('../server/core/clock.ts'),
  import('../server/demo/demo-parts.ts'),
  import('../server/platform.ts'),
  import('../server/core/settings/settings.ts'),
  import('../server/web/client-settings-of.ts'),
  import('../server/web/shell.ts'),
  import('vite'),
]);

const settings = {
  ...readSettings(process.env, process.argv.slice(2)),
  // No built app: Vite serves the sources instead.
  clientDir: inRoot('.cache', 'no-client'),
};
const platform = await createPlatform({ settings, clock: systemClock, demo: createDemo() });
const { app } = platform;

/** Writes the settings into the page, as the server does for the built app. */
const stampSettings = {
  name: 'parola:dev-settings',
  /** @param {string} indexHtml */
  transformIndexHtml: (indexHtml) =>
    shell.stampShell({ indexHtml, serviceWorker: '' }, web.clientSettingsOf(settings)).indexHtml,
};

const vite = await createServer({
  root,
  appType: 'spa',
  plugins: [stampSettings],
  server: { middlewareMode: true, hmr: { server: app.server } },
});

/** Paths that the server answers itself; every other page and file is Vite's. */
const paths = [
  `${settings.pathPrefix}/app/v1/`,
  `${settings.pathPrefix}/game/`,
  '/static/',
  '/operator',
  '/openapi',
  '/report',
  '/csp-report',
];

// Vite's answers bypass the server's: its pages carry inline scripts for hot reload, which the strict policy
// of the built app forbids.
app.addHook('onRequest', (request, reply, done) => {
  if (paths.some((path) => request.url.startsWith(path))) {
    done();
    return;
  }
  reply.hijack();
  vite.middlewares(request.raw, reply.raw, () => {
    reply.raw.statusCode = 404;
    reply.raw.end();
  });
});

const address = await app.listen({ port: settings.port, host: settings.host });
console.log(`Parola for development, with hot reload: ${address}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await vite.close();
    await platform.close();
    process.exit(0);
  });
}
