import type { RecordTab } from '#shared/record/record-item.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const FIRST_STEPS = {
  all: { Drawing: RecordIcon, to: '/lobby/home', word: 'toGames' },
  deposits: { Drawing: DepositIcon, to: '/deposit', word: 'toDeposit' },
  withdrawals: { Drawing: WithdrawIcon, to: '/withdrawal', word: 'toWithdrawal' },
  rounds: { Drawing: PlayIcon, to: '/lobby/home', word: 'toGames' },
} as const;

/** Empty state of a tab: where to begin, for players who may. */
export function NoRecords({ tab }: { readonly tab: RecordTab }) {
  const { t } = useTranslation('record');
  const { Drawing, to, word } = FIRST_STEPS[tab];
  const { playBlock } = useAccountState();
  const isOffered = playBlock === null || tab === 'withdrawals';
  return (
    <EmptyState
      art={<Drawing size={56} />}
      title={t(`empty.${tab}`)}
      text={t(`empty.${tab}Text`)}
      action={
        isOffered && (
          <Link to={to} className={buttonClass('quiet')}>
            {t(`empty.${word}`)}
          </Link>
        )
      }
    />
  );
}
