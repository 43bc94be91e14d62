import { readReturnQuery } from '#shared/deposit/deposit-query.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/**
 * Where a payment ends in a browser without a session, such as the default browser that a wallet opens. Anyone
 * can write this address, so it claims nothing: no amount, no name, and no status from the query.
 */
export function DepositReturnScreen() {
  const { t } = useTranslation();
  const { orderNo } = readReturnQuery(useSearch({ strict: false }));
  const deposit =
    orderNo === undefined ? '/deposit' : `/deposit?${new URLSearchParams({ orderNo }).toString()}`;

  return (
    <main data-screen="deposit-return">
      <PageHeader title={t('screens.deposit.title')} back={<BackLink />} />
      <EmptyState
        art={<DepositIcon size={56} />}
        title={t('screens.depositReturn.title')}
        text={t('screens.depositReturn.text')}
        action={
          <Stack gap={3}>
            <Link to="/login" search={{ back: deposit }} className={buttonClass()}>
              {t('common.login')}
            </Link>
            <Link to="/lobby/home" className={buttonClass('quiet')}>
              {t('common.goHome')}
            </Link>
          </Stack>
        }
      />
    </main>
  );
}
