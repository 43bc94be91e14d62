import { Dialog } from '@base-ui/react/dialog';
import { classNames } from '#ui/base/class-names.ts';
import { iconButtonClass } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import type { OverlayProps } from './overlay-props.ts';
import overlay from './overlay.module.css';
import { visuallyHiddenClass } from '#ui/base/visually-hidden.tsx';

export interface OverlayBarProps extends Pick<
  OverlayProps,
  'title' | 'isTitleHidden' | 'closeLabel' | 'isDismissable'
> {
  /** Closes with a back arrow at the start, for an overlay that covers the screen. */
  readonly isClosedByBack?: boolean;
}

/**
 * Title and close button of an overlay. The parts of Base UI's Drawer are those of its Dialog, so one bar
 * serves both. With the title hidden, the button floats over the content.
 */
export function OverlayBar({
  title,
  isTitleHidden = false,
  closeLabel,
  isDismissable = true,
  isClosedByBack = false,
}: OverlayBarProps) {
  const isAtStart = isDismissable && isClosedByBack;
  return (
    <div
      className={classNames(
        isTitleHidden ? overlay.floating : overlay.bar,
        isAtStart && overlay.startsWithBack,
      )}
    >
      <Dialog.Title className={isTitleHidden ? visuallyHiddenClass : overlay.title}>
        {title}
      </Dialog.Title>
      {isDismissable && (
        <Dialog.Close
          className={iconButtonClass(isTitleHidden ? 'raised' : 'plain')}
          aria-label={closeLabel}
        >
          {isClosedByBack ? <BackIcon /> : <CloseIcon />}
        </Dialog.Close>
      )}
    </div>
  );
}
