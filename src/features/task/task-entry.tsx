import type { TaskClaim } from '#api/task.ts';
import type { TaskState } from '#shared/task/task.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Sign } from '#ui/feedback/sign.tsx';
import { Text } from '#ui/base/text.tsx';
import type { ReactNode } from 'react';
import { ClaimState } from './claim-state.tsx';
import styles from './task-list.module.css';
import type { TaskClaims } from './use-task-claims.ts';

/** Rewards as the screen renders them: features do not import each other. */
export interface RewardParts {
  /** In one line, below the title. */
  readonly line: ReactNode;
  /** What their money asks for: full width, below the entry. */
  readonly terms: ReactNode;
}

interface TaskEntryProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly state: TaskState;
  readonly claim: TaskClaim;
  readonly claims: TaskClaims;
  /** Shown at the end while it is not reached. */
  readonly open: ReactNode;
  /** Full width, below the entry. */
  readonly below?: ReactNode;
  /** Attribute that marks the entry in the page. */
  readonly mark: { readonly 'data-task': number } | { readonly 'data-step': number };
  /** Null without any. */
  readonly rewards: RewardParts | null;
  /** Between title and rewards. */
  readonly children?: ReactNode;
}

/** An entry that can be claimed once it is reached. */
export function TaskEntry(props: TaskEntryProps) {
  const { icon, title, state, claim, claims, open, below, mark, rewards, children } = props;
  // No problem on a claimed entry: the server has paid it, whatever failed on the way.
  const problem = state === 'claimed' ? null : claims.problemOf(claim);
  return (
    <Row
      {...mark}
      as="li"
      gap={3}
      lineGap={2}
      wrap
      className={classNames(styles.row, state === 'claimed' && styles.isClaimed)}
      data-state={state}
    >
      <Sign isLit={state === 'claimable'}>{icon}</Sign>
      <Stack gap="hair" className={styles.words}>
        <Text weight="medium" breaks leading="snug" className={styles.title}>
          {title}
        </Text>
        {children}
        {rewards?.line}
      </Stack>
      <div className={styles.end}>
        <ClaimState state={state} claim={claim} claims={claims} name={title} open={open} />
      </div>
      {rewards !== null && <div className={styles.terms}>{rewards.terms}</div>}
      {below}
      {problem !== null && (
        <div className={styles.problem}>
          <NoticeBanner tone="failure" text={problem} />
        </div>
      )}
    </Row>
  );
}
