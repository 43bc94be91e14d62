import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface LinkRowProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly title: string;
  readonly icon: ReactNode;
  /** Accessible name of the icon's red dot; no dot without it. */
  readonly dotLabel?: string | undefined;
}

/** A row that links to another screen. */
export function LinkRow({ to, title, icon, dotLabel }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={listRowClass}>
        <ListRow icon={icon} title={title} dotLabel={dotLabel} />
      </Link>
    </li>
  );
}
