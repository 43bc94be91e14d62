import { runCommandLine } from '#server/command-line/run-command-line.ts';
import { operatorCommands } from '#server/operator/run-command.ts';

await runCommandLine(operatorCommands);
