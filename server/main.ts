/** Starts the server: `node dist/server/main.mjs --port=4600`. */
import { runServer } from '#server/run-server.ts';

await runServer();
