/** The program of production: `parola start --port=4600`, or an operator's command as `parola catalogue list`. */
import { fileURLToPath } from 'node:url';

/** The built app is beside the server, wherever the two are and whatever folder is the current one. */
const OWN_CLIENT = fileURLToPath(new URL('../client', import.meta.url));

const HOW_TO_START = [
  'parola start [--flag=value …]',
  '      Starts the server; parola start --help lists its settings.',
  'parola COMMAND [--flag value …]',
];

process.setSourceMapsEnabled(true);
const [command, ...args] = process.argv.slice(2);
if (command === 'start') {
  const { runServer } = await import('#server/run-server.ts');
  const clientDir = process.env['CLIENT_DIR']?.trim() || OWN_CLIENT;
  await runServer({ args, env: { ...process.env, CLIENT_DIR: clientDir } });
} else {
  const { runCommandLine } = await import('#server/command-line/run-command-line.ts');
  const { operatorCommands } = await import('#server/operator/run-command.ts');
  await runCommandLine(operatorCommands, HOW_TO_START);
}
