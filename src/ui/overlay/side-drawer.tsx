import { Drawer } from '@base-ui/react/drawer';
import { classNames } from '#ui/base/class-names.ts';
import { OverlayBar } from './overlay-bar.tsx';
import type { OverlayProps } from './overlay-props.ts';
import overlay from './overlay.module.css';
import styles from './side-drawer.module.css';
import { ScrollBody } from './scroll-body.tsx';
import { useOverlayRoot } from './use-overlay-root.ts';

/** A drawer that slides in from the right, follows the finger and closes when it is swiped back. */
export function SideDrawer(props: OverlayProps) {
  const { name, isOpen, isTitleHidden = false, children, footer } = props;
  const { root, finalFocus } = useOverlayRoot(props);
  return (
    <Drawer.Root {...root} swipeDirection="right">
      <Drawer.Portal className={overlay.portal ?? ''}>
        <Drawer.Backdrop className={overlay.backdrop ?? ''} />
        <Drawer.Viewport className={styles.viewport ?? ''}>
          <Drawer.Popup
            className={classNames(overlay.popup, styles.drawer)}
            data-overlay={name}
            finalFocus={finalFocus}
          >
            <OverlayBar {...props} />
            <Drawer.Content className={overlay.content ?? ''}>
              <ScrollBody className={isTitleHidden ? overlay.bareBody : undefined} isHeld={!isOpen}>
                {children}
              </ScrollBody>
            </Drawer.Content>
            {footer !== undefined && <div className={overlay.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
