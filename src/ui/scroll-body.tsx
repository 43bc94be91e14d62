import { memo, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import overlay from './overlay.module.css';

export interface ScrollBodyProps {
  readonly className?: string | undefined;
  /** What is in it stays as it is: of an overlay that goes, nothing is drawn anew. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * Makes what scrolls a stop for the Tab key while it does, so that a long text without a single
 * link can be scrolled by keyboard in every browser.
 */
function keepReachable(body: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  observer.observe(body);
  if (body.firstElementChild) observer.observe(body.firstElementChild);
  return () => observer.disconnect();
}

/** Takes no new children while it is held. */
const Held = memo(
  ({ children }: Required<Pick<ScrollBodyProps, 'isHeld' | 'children'>>) => children,
  (_before, { isHeld }) => isHeld,
);

/** The part of a drawer, sheet or dialog that scrolls. */
export function ScrollBody({ className, isHeld = false, children }: ScrollBodyProps) {
  return (
    <div ref={keepReachable} className={classNames(overlay.body, className)}>
      <div>
        <Held isHeld={isHeld}>{children}</Held>
      </div>
    </div>
  );
}
