import type { PlayBlock } from '#shared/protection/account-state.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { PausedState } from '#features/pause/pause-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';
import styles from './pause-screen.module.css';

export interface PausedScreenProps {
  /** The screen it replaces. */
  readonly noun:
    | 'search'
    | 'task'
    | 'profileTask'
    | 'profileVip'
    | 'profileItems'
    | 'spin'
    | 'redPacket'
    | 'invitation'
    | 'withdrawalSpin';
  readonly playBlock: PlayBlock;
}

/** Replaces a screen that invites to play, while the player is paused. */
export function PausedScreen({ noun, playBlock }: PausedScreenProps) {
  const { t } = useTranslation();
  return (
    <main data-screen={noun}>
      <PageHeader
        title={noun === 'search' ? t('home.header.search') : t(`screens.${noun}.title`)}
        back={<BackLink />}
      />
      <Stack gap={5} className={styles.content}>
        <PausedState playBlock={playBlock} />
        <ResponsibleBlock />
      </Stack>
    </main>
  );
}
