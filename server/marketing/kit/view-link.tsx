import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { AnchorHTMLAttributes } from 'react';

interface ViewLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The user may not open it. */
  isFixed?: boolean;
}

/** A link to another view of a report; only its text in a shared report, whose view nobody changes. */
export function ViewLink({ href, isFixed = false, children, ...link }: ViewLinkProps) {
  const { shared } = useConsole();
  if (!shared && !isFixed) {
    return (
      <a href={href} {...link}>
        {children}
      </a>
    );
  }
  return <span className={link.className}>{children}</span>;
}
