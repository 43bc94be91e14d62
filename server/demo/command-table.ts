import { DEMO_COMMANDS } from '#server/demo/commands.ts';
import type { DemoContext } from '#server/demo/demo-command.ts';
import { CommandTable } from '#server/operator/command-table.ts';
import { OPERATOR_COMMANDS } from '#server/operator/commands.ts';

/** The commands of a demo: those of every server, and its own. */
export const demoCommands = new CommandTable<DemoContext>({
  ...OPERATOR_COMMANDS,
  ...DEMO_COMMANDS,
});
