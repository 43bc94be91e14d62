import { operatorKeys } from '#server/core/settings/operator-keys.ts';
import { aKey, wholeNumber } from '#server/core/settings/setting-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

/** Who may act as an operator, and what one person may not do alone. */
export const operatorSettingRows = {
  operatorKey: row({
    env: 'OPERATOR_KEY',
    default: '',
    meaning: "Key of the operator's HTTP calls, 16 characters or more; none = no such calls.",
    read: aKey,
    isSecret: true,
  }),
  operatorKeys: row({
    env: 'OPERATOR_KEYS',
    default: '',
    meaning:
      'Further keys of operators with their names, such as anna:KEY,ben:KEY; the audit names who acts.',
    read: operatorKeys,
    isSecret: true,
  }),
  secondPersonAbove: row({
    env: 'SECOND_PERSON_ABOVE',
    default: '0',
    meaning:
      'Hundredths above which a sum that an operator gives by hand waits until a second person accepts it; 0 = never.',
    read: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  }),
  proposalHours: row({
    env: 'PROPOSAL_HOURS',
    default: '24',
    meaning: 'Hours that such a sum waits for the second person.',
    read: wholeNumber(1, 720),
  }),
} as const;
