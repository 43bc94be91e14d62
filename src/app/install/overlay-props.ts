/** What the overlay host gives to every overlay. */
export interface InstallOverlayProps {
  readonly isClosing: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}
