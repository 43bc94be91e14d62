/** What the host gives to every overlay. */
export interface ActivityOverlayProps {
  readonly isClosing: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}
