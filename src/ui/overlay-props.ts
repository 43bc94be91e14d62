import type { ReactNode } from 'react';

/** Whether an overlay stands, as the place that opened it decides. */
export interface OpenedProps {
  readonly isOpen: boolean;
  /** The player asks to close: the close button, Back, Esc, the ground behind, a swipe. */
  readonly onClose: () => void;
  /** The exit animation has ended: now the queue may advance or the route change. */
  readonly onClosed?: (() => void) | undefined;
}

/** What every drawer, sheet and dialog takes. */
export interface OverlayProps extends OpenedProps {
  /** The overlay's noun, in the page as `data-overlay`. */
  readonly name: string;
  /** One of several forms of the overlay, in the page as `data-variant`. */
  readonly variant?: string | undefined;
  /** Names the overlay for readers, and stands in its bar. */
  readonly title: string;
  /** For overlays whose content shows its own title: the bar's is for readers only. */
  readonly isTitleHidden?: boolean | undefined;
  readonly closeLabel: string;
  /** False while something must not be left: Back, Esc, the ground and a swipe do nothing, no button. */
  readonly isDismissable?: boolean | undefined;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls: the primary action, within a thumb's reach. */
  readonly footer?: ReactNode;
}
