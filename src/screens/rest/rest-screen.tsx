import type { Calm } from '#domain/protection/account-state.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { RestState } from '#features/rest/rest-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useTranslation } from 'react-i18next';
import styles from './rest-screen.module.css';

export interface RestScreenProps {
  /** The screen in whose place it stands. */
  readonly noun:
    | 'search'
    | 'task'
    | 'profileTask'
    | 'profileVip'
    | 'profileItems'
    | 'spin'
    | 'cashBonus'
    | 'invitation'
    | 'withdrawalSpin';
  readonly calm: Calm;
}

/** In the place of a screen that invites, while the player rests. */
export function RestScreen({ noun, calm }: RestScreenProps) {
  const { t } = useTranslation();
  return (
    <main data-screen={noun}>
      <PageHeader
        title={noun === 'search' ? t('home.header.search') : t(`screens.${noun}.title`)}
        back={<BackLink />}
      />
      <Stack gap={5} className={styles.content}>
        <RestState calm={calm} />
        <ResponsibleBlock />
      </Stack>
    </main>
  );
}
