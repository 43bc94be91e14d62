import type { ReactNode } from 'react';

/** A link at the end of a page to its parent page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a className="panel-link" href={href}>
        {children}
      </a>
    </p>
  );
}
