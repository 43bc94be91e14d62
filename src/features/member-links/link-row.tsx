import { ListRow, listRowClass } from '#ui/list-row.tsx';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface LinkRowProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly title: string;
  readonly icon: ReactNode;
  /** The meaning of a red dot on the icon; none without it. */
  readonly dotLabel?: string | undefined;
}

/** A row that leads to another screen. */
export function LinkRow({ to, title, icon, dotLabel }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={listRowClass}>
        <ListRow icon={icon} title={title} dotLabel={dotLabel} />
      </Link>
    </li>
  );
}
