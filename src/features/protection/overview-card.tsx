import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

export interface OverviewCardProps {
  readonly to:
    | '/responsible/limits'
    | '/responsible/breaks'
    | '/responsible/records'
    | '/responsible/help';
  readonly icon: ReactNode;
  readonly title: string;
  /** Its state in one line; undefined while that loads. */
  readonly state: string | undefined;
  readonly children?: ReactNode;
}

/** A part of player protection with its state; opens the part's screen. */
export function OverviewCard({ to, icon, title, state, children }: OverviewCardProps) {
  return (
    <li>
      <Link to={to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
        <Card className={styles.card}>
          <span className={styles.icon}>{icon}</span>
          <span className={styles.words}>
            <Text as="span" weight="bold" leading="tight">
              {title}
            </Text>
            {state === undefined ? (
              <Skeleton shape="line" className={styles.unknown} />
            ) : (
              <Text as="span" tone="soft" size="small" figures>
                {state}
              </Text>
            )}
            {children}
          </span>
          <ChevronIcon className={styles.chevron} size={18} />
        </Card>
      </Link>
    </li>
  );
}
