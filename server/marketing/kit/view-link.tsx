import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { AnchorHTMLAttributes } from 'react';

/** A link to another view of a report; only its text in a shared report, whose view nobody changes. */
export function ViewLink({ href, children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (!useConsole().shared) {
    return (
      <a href={href} {...link}>
        {children}
      </a>
    );
  }
  return <span className={link.className}>{children}</span>;
}
