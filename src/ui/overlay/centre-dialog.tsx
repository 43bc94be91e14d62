import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import styles from './centre-dialog.module.css';
import { classNames } from '#ui/base/class-names.ts';
import { OverlayBar } from './overlay-bar.tsx';
import type { OverlayProps } from './overlay-props.ts';
import overlay from './overlay.module.css';
import { ScrollBody } from './scroll-body.tsx';
import { useOverlayRoot } from './use-overlay-root.ts';

/** A dialog in the middle of the screen, shown until it is answered or closed. */
export function CentreDialog(props: OverlayProps) {
  const { name, isOpen, isTitleHidden = false, isDismissable = true, children, footer } = props;
  const popup = useRef<HTMLDivElement>(null);
  const { root, finalFocus } = useOverlayRoot(props);
  return (
    <Dialog.Root {...root}>
      <Dialog.Portal className={overlay.portal ?? ''}>
        <Dialog.Backdrop className={overlay.backdrop ?? ''} forceRender />
        <Dialog.Viewport className={styles.viewport ?? ''}>
          <Dialog.Popup
            ref={popup}
            className={classNames(overlay.popup, styles.dialog)}
            data-overlay={name}
            // A key meant for the page below must not answer a dialog that opened by itself.
            initialFocus={isDismissable || popup}
            finalFocus={finalFocus}
          >
            <OverlayBar {...props} />
            <ScrollBody className={isTitleHidden ? overlay.bareBody : undefined} isHeld={!isOpen}>
              {children}
            </ScrollBody>
            {footer !== undefined && <div className={overlay.footer}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
