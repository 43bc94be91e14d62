import { useAccountState } from '#state/session/use-account-state.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { Note } from '#ui/base/note.tsx';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './member-balance.module.css';

const WAYS = [
  { to: '/deposit', text: 'member.deposit', variant: 'primary', Drawing: DepositIcon },
  { to: '/withdrawal', text: 'member.withdraw', variant: 'quiet', Drawing: WithdrawIcon },
] as const;

/** Links to deposit and withdrawal; offline they are disabled, with the reason. */
export function BalanceActions({ isConnected }: { readonly isConnected: boolean }) {
  const { t } = useTranslation();
  const noteId = useId();
  const { playBlock } = useAccountState();
  const ways = WAYS.filter(({ to }) => playBlock === null || to !== '/deposit');
  return (
    <>
      <div className={styles.ways}>
        {ways.map(({ to, text, variant, Drawing }) =>
          isConnected ? (
            <Link key={to} to={to} className={buttonClass(variant, 'medium', true)}>
              <Drawing size={20} />
              <span>{t(text)}</span>
            </Link>
          ) : (
            <Button key={to} variant={variant} isWide disabled aria-describedby={noteId}>
              <Drawing size={20} />
              <span>{t(text)}</span>
            </Button>
          ),
        )}
      </div>
      {!isConnected && (
        <Note id={noteId} leading="close">
          {t('member.needsConnection')}
        </Note>
      )}
    </>
  );
}
