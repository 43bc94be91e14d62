import type { Calm } from '#domain/protection/account-state.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import { Suspense } from 'react';
import styles from './home-screen.module.css';

/** Its code is for few; who has it not sees nothing of games in its place either. */
const Parts = lazyOrNothing<CalmHomeProps>(async () => {
  const [{ RestState }, { ResponsibleBlock }] = await Promise.all([
    import('#features/rest/rest-state.tsx'),
    import('#features/responsible-block/responsible-block.tsx'),
    loadTexts('rest'),
  ]);
  return ({ calm }) => (
    <div className={styles.calm}>
      <RestState calm={calm} />
      <ResponsibleBlock />
    </div>
  );
});

interface CalmHomeProps {
  readonly calm: Calm;
}

/** The lobby of who rests, or was stopped: no games and no offers. */
export function CalmHome({ calm }: CalmHomeProps) {
  return (
    <Suspense fallback={null}>
      <Parts calm={calm} />
    </Suspense>
  );
}
