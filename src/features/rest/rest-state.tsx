import type { Calm } from '#domain/protection/account-state.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { useTranslation } from 'react-i18next';
import styles from './rest-state.module.css';
import { useRestTitle } from './use-rest-title.ts';

/** What stays open to who rests, or was stopped. */
const WAYS = [
  { to: '/withdrawal', text: 'withdrawal' },
  { to: '/record/transaction', text: 'records' },
  { to: '/responsible', text: 'limits' },
  { to: '/service', text: 'service' },
] as const;

/**
 * In the place of games, deposits and activities, while there are none for the player: until when, or
 * who can tell, and what stays open.
 */
export function RestState({ calm }: { readonly calm: Calm }) {
  const { t } = useTranslation('rest');
  const title = useRestTitle(calm);
  return (
    <div data-rest={calm.kind}>
      <EmptyState
        art={<PauseIcon size={56} />}
        title={title}
        text={t(textOf(calm))}
        action={
          <List gap={3} className={styles.ways}>
            {WAYS.map(({ to, text }) => (
              <li key={to}>
                <AppLink to={to} className={buttonClass('quiet', 'medium', true)}>
                  {t(text)}
                </AppLink>
              </li>
            ))}
          </List>
        }
      />
    </div>
  );
}

function textOf({ kind, until }: Calm) {
  if (kind === 'blocked') return 'blockedText';
  return until === null ? 'calmNoEnd' : 'calm';
}
