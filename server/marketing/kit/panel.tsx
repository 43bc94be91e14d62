import type { ReactNode } from 'react';

interface PanelProps {
  /** Names the panel, also for links to it. */
  id: string;
  title: string;
  /** Links and menus beside the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ id, title, aside, children, className = '' }: PanelProps) {
  return (
    <section className={`panel ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <header className="panel-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
