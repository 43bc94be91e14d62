import { operatorKeys } from '#server/core/settings/operator-keys.ts';
import { aKey } from '#server/core/settings/setting-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

/** Who may act as an operator. */
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
} as const;
