import type { Refusal } from '#shared/withdrawal/refusal.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

export interface RefusalText {
  readonly title: string;
  /** The cause with its details, and the code. */
  readonly text: string;
}

/** Describes a refusal; an unknown one gets the catalogue's generic text (spec §8). */
export function useRefusalText(): (refusal: Refusal) => RefusalText {
  const { t } = useTranslation('withdrawal');
  const errors = useErrorText();
  const { money, moment } = useFormats();
  const written = (amount: MinorUnits | null) => (amount === null ? '–' : money(amount, 'short'));

  return ({ code, ref, cause, values }) => {
    const named = ref === undefined ? {} : { ref };
    const gaps = {
      amount: written(values.amount),
      least: written(values.least),
      toBet: written(values.toBet),
      frees: written(values.frees),
      needBet: written(values.needBet),
      used: values.used ?? '–',
      limit: values.limit ?? '–',
    };
    const catalogued = () =>
      errors.action('withdrawal', { kind: 'errcode', errcode: code, details: {}, ...named });
    const title = t(`cause.${cause}.title`);
    const say = (text: string): RefusalText => ({
      title,
      text: `${text} ${t('cause.code', { code: withReference(code, named) })}`,
    });
    const wageringText = ({ frees, ownWagering }: Refusal['values']): string => {
      if (ownWagering !== null) {
        const { own, ownToBet, bonusToBet } = ownWagering;
        return t(bonusToBet > 0 ? 'cause.betMore.textBoth' : 'cause.betMore.textOwn', {
          own: written(own),
          ownToBet: written(ownToBet),
          bonusToBet: written(bonusToBet),
        });
      }
      return t(frees === null ? 'cause.betMore.text' : 'cause.betMore.textFrees', gaps);
    };
    switch (cause) {
      case 'betMore':
        if (values.toBet === null) return { title, text: catalogued() };
        return say(wageringText(values));
      case 'changeBank':
        return say(
          values.bank === null
            ? t('cause.changeBank.text')
            : t('cause.changeBank.textBank', { bank: values.bank }),
        );
      case 'pending':
        return say(
          values.orderNo === null
            ? t('cause.pending.text')
            : t('cause.pending.textNumber', { orderNo: values.orderNo }),
        );
      case 'excluded':
      case 'onBreak':
        return say(
          values.until === null
            ? t(`cause.${cause}.text`)
            : t(`cause.${cause}.textUntil`, { until: moment(values.until) }),
        );
      case 'identityRejected':
        return say(
          values.reason === null
            ? t('cause.identityRejected.text')
            : t('cause.identityRejected.textReason', { reason: values.reason }),
        );
      case 'unknown':
        return { title, text: catalogued() };
      case 'noBalance':
      case 'notEnough':
      case 'dailyCount':
      case 'vipLimit':
      case 'dailyQuota':
      case 'notAllowed':
      case 'noMobile':
      case 'noDeposit':
      case 'badCode':
      case 'closed':
      case 'identity':
      case 'identityInReview':
      case 'outOfRange':
      case 'channelDown':
        return say(t(`cause.${cause}.text`, gaps));
    }
  };
}
