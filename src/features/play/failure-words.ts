import { describeError } from '#i18n/describe-error.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { useFormats } from '#i18n/use-formats.ts';
import type { StartFailure } from '#shared/play/start-failure.ts';
import { useTranslation } from 'react-i18next';

/** Why a game did not open, in the player's language. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** Describes every failure; messages of spec §8 come from the shared code catalogue. */
export function useFailureWords(failure: StartFailure): FailureWords {
  const { name, code = 0, until } = failure;
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  const { money, moment } = useFormats();
  const title = t('failed.title');
  const gaps = {
    code: withReference(code, failure),
    until: until === undefined ? '' : moment(until),
  };
  const isDated = until !== undefined;
  switch (name) {
    case 'unknown-game':
      return { title: t('failed.unknownTitle'), text: t('failed.unknown') };
    case 'maintenance': {
      const key = isDated ? 'failed.maintenanceUntil' : 'failed.maintenance';
      return { title: t('failed.maintenanceTitle'), text: t(key, gaps) };
    }
    case 'self-excluded': {
      const key = isDated ? 'failed.selfExcludedUntil' : 'failed.selfExcluded';
      return { title: t('failed.restTitle'), text: t(key, gaps) };
    }
    case 'on-break': {
      const key = isDated ? 'failed.onBreakUntil' : 'failed.onBreak';
      return { title: t('failed.restTitle'), text: t(key, gaps) };
    }
    case 'session-limit': {
      const key = isDated ? 'failed.sessionLimitUntil' : 'failed.sessionLimit';
      return { title: t('failed.closeTitle'), text: t(key, gaps) };
    }
    case 'spending-limit': {
      const key = isDated ? 'failed.spendingLimitUntil' : 'failed.spendingLimit';
      return { title: t('failed.closeTitle'), text: t(key, gaps) };
    }
    case 'region-blocked':
      return { title: t('failed.regionTitle'), text: t('failed.region', gaps) };
    case 'too-frequent':
      return { title, text: t('failed.tooFrequent', gaps) };
    case 'signed-out':
      return { title, text: t('failed.signedOut') };
    case 'network':
    case 'timeout':
    case 'contract':
      return { title, text: t(`failed.${name}`) };
    case 'http':
      return { title, text: t('failed.http', gaps) };
    case 'silent':
      return { title: t('failed.silentTitle'), text: t('failed.silent') };
    case 'frame-blocked':
      return { title: t('failed.blockedTitle'), text: t('failed.blocked') };
    case 'settling':
    case 'cannot-enter':
    case 'transfer-failed':
    case 'coins-failed':
    case 'player-missing':
    case 'system-error':
    case 'refund-failed':
    case 'refused': {
      const refused = { kind: 'errcode', errcode: code, details: {} } as const;
      const { ref } = failure;
      const error = { ...refused, ...(ref !== undefined && { ref }) };
      const { key, values } = describeError('start-game', error, money);
      return { title, text: common(key, values) };
    }
  }
}
