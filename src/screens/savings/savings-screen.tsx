import { BackLink } from '#features/back-link/back-link.tsx';
import { SavingsPanel } from '#features/savings/savings-panel.tsx';
import { useSavingsMove } from '#features/savings/use-savings-move.ts';
import { useSavings } from '#features/savings/use-savings.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useTranslation } from 'react-i18next';
import styles from './savings-screen.module.css';

/** The bank that pays interest (spec §2, `/profile/bank`; §9). */
export function SavingsScreen() {
  const { t } = useTranslation();
  const state = useSavings();
  const view = useSavingsMove(state.status === 'ready' ? state.savings.isLocked : null);
  return (
    <main data-screen="profileBank">
      <PageHeader title={t('screens.profileBank.title')} back={<BackLink />} />
      <div className={styles.content}>
        <SavingsPanel state={state} view={view} />
      </div>
    </main>
  );
}
