/**
 * Runs a Vite build without its effect on this process: Vite sets `NODE_ENV` to `production`, and a server
 * started after it in the same process (`npm start`) would be one for real players, without a demo.
 * @param {import('vite').InlineConfig} config
 */
export async function buildWithVite(config) {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  try {
    await build(config);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
