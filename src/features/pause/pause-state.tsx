import type { PlayBlock } from '#shared/protection/account-state.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { useTranslation } from 'react-i18next';
import styles from './pause-state.module.css';
import { usePauseTitle } from './use-pause-title.ts';

/** Links that stay available to a paused or blocked player. */
const WAYS = [
  { to: '/withdrawal', text: 'withdrawal' },
  { to: '/record/transaction', text: 'records' },
  { to: '/responsible', text: 'limits' },
  { to: '/service', text: 'service' },
] as const;

/**
 * Replaces games, deposits and activities while the player may not use them: when that ends, or whom to ask,
 * and what stays available.
 */
export function PausedState({ playBlock }: { readonly playBlock: PlayBlock }) {
  const { t } = useTranslation('pause');
  const title = usePauseTitle(playBlock);
  return (
    <div data-pause={playBlock.kind}>
      <EmptyState
        art={<PauseIcon size={56} />}
        title={title}
        text={t(textOf(playBlock))}
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

function textOf({ kind, until }: PlayBlock) {
  if (kind === 'blocked') return 'blockedText';
  return until === null ? 'closedNoEnd' : 'closed';
}
