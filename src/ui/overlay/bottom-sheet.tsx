import { Drawer } from '@base-ui/react/drawer';
import styles from './bottom-sheet.module.css';
import { classNames } from '#ui/base/class-names.ts';
import { OverlayBar } from './overlay-bar.tsx';
import type { OverlayProps } from './overlay-props.ts';
import overlay from './overlay.module.css';
import { ScrollBody } from './scroll-body.tsx';
import { useOverlayRoot } from './use-overlay-root.ts';

export interface BottomSheetProps extends OverlayProps {
  /** `full` covers the screen and closes with a back arrow at its start. */
  readonly size?: 'content' | 'full';
}

/** A sheet that slides up from the bottom, follows the finger and closes on a swipe down. */
export function BottomSheet({ size = 'content', ...props }: BottomSheetProps) {
  const { name, variant, isOpen, isDismissable = true, children, footer } = props;
  const { root, finalFocus } = useOverlayRoot(props);
  const isFull = size === 'full';
  return (
    <Drawer.Root {...root} swipeDirection="down">
      <Drawer.Portal className={overlay.portal ?? ''}>
        <Drawer.Backdrop className={overlay.backdrop ?? ''} />
        <Drawer.Viewport className={styles.viewport ?? ''}>
          <Drawer.Popup
            className={classNames(overlay.popup, styles.sheet, isFull && styles.full)}
            data-overlay={name}
            data-variant={variant}
            finalFocus={finalFocus}
          >
            {!isFull && isDismissable && <span className={styles.handle} aria-hidden />}
            <OverlayBar {...props} isClosedByBack={isFull} />
            <Drawer.Content className={overlay.content ?? ''}>
              <ScrollBody isHeld={!isOpen}>{children}</ScrollBody>
            </Drawer.Content>
            {footer !== undefined && <div className={overlay.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
