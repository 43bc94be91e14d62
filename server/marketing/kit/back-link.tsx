import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { ReactNode } from 'react';

/** A link at the end of a page to its parent page; a shared report has none. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  if (useConsole().shared) return null;
  return (
    <p>
      <a className="panel-link" href={href}>
        {children}
      </a>
    </p>
  );
}
