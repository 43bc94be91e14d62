import * as v from 'valibot';

/** Explains what is wrong with an option, e.g. `--password needs at least 6 characters`. */
export function optionProblem(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue);
  return `${name === null ? 'the options' : flagName(name)} ${sayOf(issue)}`;
}

/** `hotSort` → `--hot-sort`. */
export const flagName = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function sayOf(issue: v.BaseIssue<unknown>): string {
  const { type, requirement, input, message, issues } = issue;
  if (input === undefined) return 'is missing';
  switch (type) {
    case 'min_length':
      return `needs at least ${String(requirement)} ${Number(requirement) === 1 ? 'character' : 'characters'}`;
    case 'max_length':
      return `may have at most ${String(requirement)} characters`;
    case 'min_value':
      return `must be at least ${String(requirement)}`;
    case 'max_value':
      return `must be at most ${String(requirement)}`;
    case 'picklist':
      return `must be one of ${issue.expected ?? ''}`
        .replaceAll(/[()"]/g, '')
        .replaceAll(' | ', ', ');
    case 'strict_object':
      return isUnknownKey(issue) ? 'is not known' : `cannot be ${JSON.stringify(input)}`;
    case 'digits':
      return 'must be digits only';
    case 'safe_integer':
      return 'must be a whole number';
    case 'union': {
      // Prefers the alternative with more detail than "wrong type".
      const described = issues?.find(
        (one) => one.kind === 'validation' || one.type === 'picklist' || isUnknownKey(one),
      );
      if (described === undefined) return `cannot be ${JSON.stringify(input)}`;
      const path = v.getDotPath(described);
      return path === null ? sayOf(described) : `: ${path} ${sayOf(described)}`;
    }
    case 'regex':
    case 'check':
      return `must be ${message}`;
    default:
      return `cannot be ${JSON.stringify(input)}`;
  }
}

const isUnknownKey = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';
