import type { ReactNode } from 'react';

/** State of an overlay, controlled by its opener. */
export interface OpenedProps {
  readonly isOpen: boolean;
  /** The player asks to close: the close button, Back, Esc, the backdrop, a swipe. */
  readonly onClose: () => void;
  /** The exit animation has ended: now the queue may advance or the route change. */
  readonly onClosed?: (() => void) | undefined;
}

/** Props of every drawer, sheet and dialog. */
export interface OverlayProps extends OpenedProps {
  /** The overlay's name, in the page as `data-overlay`. */
  readonly name: string;
  /** One of several forms of the overlay, in the page as `data-variant`. */
  readonly variant?: string | undefined;
  /** Title in the bar, and accessible name of the overlay. */
  readonly title: string;
  /** For overlays whose content shows its own title: the bar's is for screen readers only. */
  readonly isTitleHidden?: boolean | undefined;
  readonly closeLabel: string;
  /**
   * False while the overlay must stay open: Back, Esc, the backdrop and a swipe do nothing, and there is no
   * close button.
   */
  readonly isDismissable?: boolean | undefined;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls: the primary action, within a thumb's reach. */
  readonly footer?: ReactNode;
}
