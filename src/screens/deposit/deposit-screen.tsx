import { readDepositQuery } from '#shared/deposit/deposit-query.ts';
import { hasTwoPanes, watchTwoPanes } from '#browser/page/settled/two-panes.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { DepositFlow } from '#features/deposit/deposit-flow.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { PausedState } from '#features/pause/pause-state.tsx';
import { STOP_CHECK_MS, useProtectionWatch } from '#state/protection/use-protection-watch.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deposit-screen.module.css';

/** The deposit page (spec §2, /deposit and /lobby/deposit). */
export function DepositScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  // The root route passes the raw address through: it is parsed again here.
  const { typeId, packageId, orderNo = null } = readDepositQuery(useSearch({ strict: false }));
  const cameFromForm = useRef(false);
  const hasPanes = useSyncExternalStore(watchTwoPanes, hasTwoPanes);
  // Its answers update the player's accountState.
  useProtectionWatch(STOP_CHECK_MS);
  const { playBlock } = useAccountState();

  function leaveOrder() {
    // Returns through the history, so that one more step back leaves the screen.
    if (cameFromForm.current) router.history.back();
    else void router.navigate({ to: '.', search: {}, replace: true });
    cameFromForm.current = false;
  }

  return (
    <main data-screen="deposit">
      <PageHeader title={t('screens.deposit.title')} back={<BackLink />} />
      <Stack gap={5} className={styles.content}>
        {playBlock !== null && orderNo === null ? (
          <PausedState playBlock={playBlock} />
        ) : (
          <DepositFlow
            hasPanes={hasPanes}
            orderNo={orderNo}
            hasPackages={typeId === 'SignUpBonus'}
            packageId={packageId}
            onOrder={async (shown) => {
              cameFromForm.current = true;
              await router.navigate({ to: '.', search: { orderNo: shown } });
            }}
            onLeaveOrder={leaveOrder}
            onOtherAmount={() => void router.navigate({ to: '.', search: {}, replace: true })}
          />
        )}
        <ResponsibleBlock />
      </Stack>
    </main>
  );
}
