import { markets } from '#shared/market/market.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { nextDayStart } from '#shared/withdrawal/exchange.ts';
import type { NextStep, Refusal } from '#shared/withdrawal/refusal.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './refusal-card.module.css';

/** Handlers of a refusal's next steps on this page. */
export interface StepActions {
  /** When the page's numbers were fetched, epoch ms. */
  readonly fetchedAt: number;
  readonly onAgain: () => void;
  readonly onAmount: (amount: MinorUnits) => void;
  /** Shows the order in progress; undefined when it is not on this page. */
  readonly onOrder: (() => void) | undefined;
}

export interface NextStepButtonProps {
  readonly step: NextStep;
  readonly refusal: Refusal;
  readonly actions: StepActions;
  /** The most helpful step. */
  readonly isFirst: boolean;
}

/** Targets of the steps that leave this page. */
const PLACES = {
  play: '/lobby/home',
  deposit: '/deposit',
  bind: '/bind',
  vip: '/profile/vip',
  service: '/service',
} as const;

/** Hidden from a paused player. */
const INVITING: ReadonlySet<NextStep> = new Set(['play', 'deposit', 'vip']);

/** One next step after a refusal. */
export function NextStepButton({ step, refusal, actions, isFirst }: NextStepButtonProps) {
  const { t } = useTranslation('withdrawal');
  const { money, time } = useFormats();
  const { playBlock } = useAccountState();
  const { ahead } = markets[use(MarketContext)];
  const look = isFirst ? 'gold' : 'quiet';
  if (playBlock !== null && INVITING.has(step)) return null;
  switch (step) {
    case 'play':
    case 'deposit':
    case 'bind':
    case 'vip':
    case 'service':
      return (
        <Link to={PLACES[step]} className={buttonClass(look, 'small')}>
          {t(`step.${step}`)}
        </Link>
      );
    case 'order':
      return actions.onOrder === undefined ? (
        <Link to="/record/transaction" className={buttonClass(look, 'small')}>
          {t('step.order')}
        </Link>
      ) : (
        <Button variant={look} size="small" onClick={actions.onOrder}>
          {t('step.order')}
        </Button>
      );
    case 'again':
      return (
        <Button variant={look} size="small" onClick={actions.onAgain}>
          {t('step.again')}
        </Button>
      );
    case 'amount': {
      const { amount } = refusal.values;
      if (amount === null) return null;
      return (
        <Button variant={look} size="small" onClick={() => actions.onAmount(amount)}>
          {t('step.amount', { amount: money(amount) })}
        </Button>
      );
    }
    case 'tomorrow':
      return (
        <span className={styles.wait}>
          {t('step.tomorrow', { time: time(nextDayStart(epochMs(actions.fetchedAt), ahead)) })}
        </span>
      );
  }
}
