import { DEMO_COMMANDS, type DemoContext } from '#server/demo/commands.ts';
import { CommandTable } from '#server/operator/command-table.ts';
import { OPERATOR_COMMANDS } from '#server/operator/commands.ts';

/** All commands: the same from the command line, the socket and HTTP. */
export const commands = new CommandTable<DemoContext>({ ...OPERATOR_COMMANDS, ...DEMO_COMMANDS });
