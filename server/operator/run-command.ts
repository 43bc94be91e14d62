import { CommandTable } from '#server/operator/command-table.ts';
import { OPERATOR_COMMANDS } from '#server/operator/commands.ts';

/** The commands of every server. */
export const operatorCommands = new CommandTable(OPERATOR_COMMANDS);
