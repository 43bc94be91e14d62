import { memo, type ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import overlay from './overlay.module.css';

export interface ScrollBodyProps {
  readonly className?: string | undefined;
  /** Freezes the content: a closing overlay does not render again. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * Makes a scrollable element a stop for the Tab key, so that a long text without a link can be scrolled by
 * keyboard in every browser.
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

/** Ignores new children while it is held. */
const Held = memo(
  ({ children }: Required<Pick<ScrollBodyProps, 'isHeld' | 'children'>>) => children,
  (_before, { isHeld }) => isHeld,
);

/** The scrolling part of a drawer, sheet or dialog. */
export function ScrollBody({ className, isHeld = false, children }: ScrollBodyProps) {
  return (
    <div ref={keepReachable} className={classNames(overlay.body, className)}>
      <div>
        <Held isHeld={isHeld}>{children}</Held>
      </div>
    </div>
  );
}
