import type { Balance } from '#shared/account/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { RefreshIcon } from '#ui/icons/refresh-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProblemLine } from '#ui/form/problem-line.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './member-balance.module.css';
import { BalanceActions } from './balance-actions.tsx';
import type { BalanceRefresh } from './use-balance-refresh.ts';

export interface MemberBalanceProps {
  /** Null until it is loaded from the server or from storage. */
  readonly balance: Balance | null;
  readonly hasBank: boolean;
  readonly isConnected: boolean;
  readonly refresh: BalanceRefresh;
}

/** The balances, the refresh button, and the deposit and withdrawal links. */
export function MemberBalance({ balance, hasBank, isConnected, refresh }: MemberBalanceProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { status, problem } = refresh;
  const parts = [
    { name: t('member.withdrawable'), amount: balance?.lottery },
    ...(hasBank ? [{ name: t('member.bankBalance'), amount: balance?.safebox }] : []),
  ];
  return (
    <Stack
      as="section"
      gap={3}
      className={styles.balance}
      aria-label={t('member.money')}
      aria-busy={balance === null}
    >
      {/* With large text the button wraps below a long balance. */}
      <Row gap={2} align="start" spread>
        <Stack as="p" gap="hair">
          <Note as="span" leading="close">
            {t('member.balance')}
          </Note>
          {balance === null ? (
            <Skeleton shape="line" className={styles.balanceComing} />
          ) : (
            <Amount text={money(balance.coin)} size="huge" isBalance />
          )}
        </Stack>
        <IconButton
          look="raised"
          label={t('member.refresh')}
          icon={status === 'refreshing' ? <Spinner size={22} /> : <RefreshIcon size={22} />}
          aria-busy={status === 'refreshing'}
          disabled={!isConnected}
          onClick={refresh.refresh}
        />
      </Row>
      <output className={styles.spoken}>
        <VisuallyHidden>{status === 'done' && t('member.refreshed')}</VisuallyHidden>
      </output>
      {problem !== null && <ProblemLine role="alert">{problem}</ProblemLine>}
      <dl className={styles.parts}>
        {parts.map(({ name, amount }) => (
          <Stack key={name} gap="hair" className={styles.part}>
            <Note as="dt" leading="close">
              {name}
            </Note>
            <dd>
              {amount === undefined ? (
                <Skeleton shape="line" className={styles.partComing} />
              ) : (
                <Amount text={money(amount)} tone="inherit" />
              )}
            </dd>
          </Stack>
        ))}
      </dl>
      <BalanceActions isConnected={isConnected} />
    </Stack>
  );
}
