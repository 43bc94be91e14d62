import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { LOBBY_PATH } from '#shared/lobby/return-path.ts';
import { taskKind } from '#shared/task/task.ts';
import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { BindMobile } from '#features/bind-mobile/bind-mobile.tsx';
import { RewardLine } from '#features/reward/reward-line.tsx';
import { RewardList } from '#features/reward/reward-list.tsx';
import { CodeEntry } from '#features/verification-code/code-entry.tsx';
import { useVerificationCode } from '#features/verification-code/use-verification-code.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Text } from '#ui/base/text.tsx';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './bind-screen.module.css';
import { PhoneArt } from './phone-art.tsx';

/** Binds a mobile to the account (spec §2, /bind). */
export function BindScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const verification = useVerificationCode(CodeScene.bind);
  const config = useSelector(selectConfig);
  // The bind task is paid by the binding itself (spec §3, task type 2).
  const rewards = config?.tasks.find(({ type }) => taskKind(type) === 'bind')?.rewards ?? [];
  const boundMobile = useSelector(selectPlayer)?.user.mobile ?? '';

  function leave() {
    if (canGoBack) router.history.back();
    else router.history.replace(LOBBY_PATH);
  }

  return (
    <main data-screen="bind">
      <PageHeader title={t('account.bind.title')} back={<BackLink />} />
      <Stack gap={5} className={styles.content}>
        <PhoneArt className={styles.art} />
        <BindMobile
          verification={verification}
          boundMobile={boundMobile}
          renderCode={(field) => <CodeEntry verification={verification} {...field} />}
          renderRewards={(got) => <RewardList rewards={got} boosts={config?.boosts} />}
          promise={
            rewards.length > 0 && (
              <Text as="div" tone="gold" weight="medium" className={styles.promise}>
                <span>{t('account.bind.promise')}</span>{' '}
                <RewardLine rewards={rewards} boosts={config?.boosts} />
              </Text>
            )
          }
          onDone={leave}
        />
      </Stack>
    </main>
  );
}
