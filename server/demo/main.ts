/** Starts a server that may be a demo: `npm start`. */
import { createDemo } from '#server/demo/demo-parts.ts';
import { runServer } from '#server/run-server.ts';

await runServer({ demo: createDemo() });
