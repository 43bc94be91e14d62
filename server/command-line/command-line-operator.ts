import { userInfo } from 'node:os';
import { OperatorError } from '#server/core/commands/command.ts';
import type { Operator } from '#server/core/audit/audit.ts';

const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._@-]{0,59}$/u;

/**
 * Who runs the tool: the system's user, and the name that `--by` gives.
 * @throws OperatorError for a name that is none
 */
export function commandLineOperator(by: string | undefined): Operator {
  const name = by?.trim();
  if (name !== undefined && !NAME.test(name)) {
    throw new OperatorError(
      '--by must be a name of 1 to 60 letters, digits, spaces, dots or dashes',
    );
  }
  const login = systemUser();
  return { name: name ?? login, login, way: 'command-line' };
}

/** A container may run under a number that no user has. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.() ?? 'unknown')}`;
  }
}
