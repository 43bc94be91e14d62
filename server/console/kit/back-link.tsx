import type { ReactNode } from 'react';

/** At the end of a page: to the one that it belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a className="panel-link" href={href}>
        {children}
      </a>
    </p>
  );
}
