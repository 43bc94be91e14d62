import { runCommandLine } from '#server/command-line/run-command-line.ts';
import { demoCommands } from '#server/demo/command-table.ts';

await runCommandLine(demoCommands, ['npm run platform -- COMMAND [--flag value …]']);
