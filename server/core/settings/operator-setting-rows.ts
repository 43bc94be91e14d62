import { operatorKeys } from '#server/core/settings/operator-keys.ts';
import { aKey, flag, oneOf, wholeNumber } from '#server/core/settings/setting-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Who may act as an operator, what one person may not do alone, and what is shown and logged of the server. */
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
  metricsKey: row({
    env: 'METRICS_KEY',
    default: '',
    meaning:
      'Key that opens /metrics and nothing else, 16 characters or more; the operator key opens it too, and without either it is absent.',
    read: aKey,
    isSecret: true,
  }),
  localPages: row({
    env: 'LOCAL_PAGES',
    default: 'true',
    outsideDemo: 'false',
    meaning:
      'Whether /dev/outbox and the report open without a key in a browser of this machine; never behind a proxy.',
    read: flag,
    isSwitch: true,
  }),
  reconcileNightly: row({
    env: 'RECONCILE_NIGHTLY',
    default: 'false',
    outsideDemo: 'true',
    meaning:
      'Whether one of the servers compares all money with its orders and rounds each night, from 4:00 on by the market’s time.',
    read: flag,
    isSwitch: true,
  }),
  logLevel: row({
    env: 'LOG_LEVEL',
    default: 'warn',
    outsideDemo: 'info',
    meaning: `How much is logged: ${LOG_LEVELS.join(', ')}; info has a line for each request and each refusal.`,
    read: oneOf(LOG_LEVELS),
  }),
} as const;
