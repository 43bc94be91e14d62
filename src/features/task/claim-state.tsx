import type { TaskClaim } from '#api/task.ts';
import type { TaskState } from '#shared/task/task.ts';
import { Button } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './task-list.module.css';
import type { TaskClaims } from './use-task-claims.ts';

interface ClaimStateProps {
  readonly state: TaskState;
  readonly claim: TaskClaim;
  readonly claims: TaskClaims;
  /** Accessible name of what is claimed. */
  readonly name: string;
  /** Shown while it is not reached. */
  readonly open: ReactNode;
}

/** The end of a row: the claim button, a claimed mark, or `open`. */
export function ClaimState({ state, claim, claims, name, open }: ClaimStateProps) {
  const { t } = useTranslation('task');
  switch (state) {
    case 'claimable':
      return (
        <Button
          variant="gold"
          size="small"
          aria-label={t('claimOf', { name })}
          isBusy={claims.isBusy(claim)}
          onClick={({ timeStamp }) => claims.claim(claim, timeStamp)}
        >
          {t(claims.problemOf(claim) === null ? 'claim' : 'again')}
        </Button>
      );
    case 'claimed':
      return (
        <span className={styles.had}>
          <CheckIcon size={22} />
          <VisuallyHidden>{t('claimed')}</VisuallyHidden>
        </span>
      );
    case 'open':
      return open;
  }
}
