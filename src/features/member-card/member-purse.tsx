import type { Balance } from '#domain/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RefreshIcon } from '#ui/icons/refresh-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './member-purse.module.css';
import { PurseWays } from './purse-ways.tsx';
import type { BalanceRefresh } from './use-balance-refresh.ts';

export interface MemberPurseProps {
  /** Null until the platform or the phone told it. */
  readonly balance: Balance | null;
  readonly hasBank: boolean;
  readonly isConnected: boolean;
  readonly refresh: BalanceRefresh;
}

/** The balances, the button that asks for them again, and the ways in and out. */
export function MemberPurse({ balance, hasBank, isConnected, refresh }: MemberPurseProps) {
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
      className={styles.purse}
      aria-label={t('member.money')}
      aria-busy={balance === null}
    >
      {/* With large text the button goes below a long balance. */}
      <Row gap={2} align="start" justify="between" wrap>
        <Stack as="p" gap="hair">
          <Text as="span" tone="soft" size="small" className={styles.label}>
            {t('member.balance')}
          </Text>
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
      {problem !== null && (
        <Row role="alert" as="p" gap={2} align="start" className={styles.problem}>
          <WarningIcon size={18} />
          {problem}
        </Row>
      )}
      <dl className={styles.parts}>
        {parts.map(({ name, amount }) => (
          <Stack key={name} gap="hair" className={styles.part}>
            <Text as="dt" tone="soft" size="small" className={styles.label}>
              {name}
            </Text>
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
      <PurseWays isConnected={isConnected} />
    </Stack>
  );
}
