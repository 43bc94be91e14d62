import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { ReactNode } from 'react';

/**
 * Scrolls a wide table sideways. Where its cells have no links, as in a shared report, it takes the focus itself,
 * for the keyboard.
 */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  const { shared } = useConsole();
  const focusable = shared ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div className="scroll" {...focusable}>
      {children}
    </div>
  );
}
