import { BackLink } from '#features/back-link/back-link.tsx';
import { SavingsPanel } from '#features/savings/savings-panel.tsx';
import { useSavingsMove } from '#features/savings/use-savings-move.ts';
import { useSavings } from '#features/savings/use-savings.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';

/** The bank that pays interest (spec §2, `/profile/bank`; §9). */
export function SavingsScreen() {
  const { t } = useTranslation();
  const state = useSavings();
  const view = useSavingsMove(state.status === 'ready' ? state.savings.isLocked : null);
  return (
    <main data-screen="profileBank">
      <PageHeader title={t('screens.profileBank.title')} back={<BackLink />} />
      <PageBody>
        <SavingsPanel state={state} view={view} />
      </PageBody>
    </main>
  );
}
