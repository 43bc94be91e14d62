import { isInLiveRegion } from '#browser/page/live-region.ts';
import { openLayer } from '#browser/history/open-layer.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { OverlayProps } from './overlay-props.ts';

type OverlayRootInput = Pick<OverlayProps, 'isOpen' | 'onClose' | 'onClosed' | 'isDismissable'>;

/** The used part of the library's details. */
interface OpenChangeDetails {
  readonly event: Event;
  readonly cancel: () => void;
}

const OPEN = '[data-overlay][data-open]';

/**
 * The props shared by the roots of Base UI's Dialog and Drawer, and where their popups return the focus. An
 * overlay mounted open opens one render later: otherwise the library would show it without its entrance.
 */
export function useOverlayRoot({
  isOpen,
  onClose,
  onClosed,
  isDismissable = true,
}: OverlayRootInput) {
  const [hasEntered, setEntered] = useState(false);
  useEffect(() => queueMicrotask(() => setEntered(true)), []);
  const open = isOpen && hasEntered;
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  const close = useEffectEvent(onClose);
  const mayClose = useEffectEvent(() => isDismissable);
  useEffect(() => {
    if (!isOpen) return undefined;
    return openLayer({ close: () => close(), isDismissable: () => mayClose() });
  }, [isOpen]);

  function onOpenChange(isOpening: boolean, details: OpenChangeDetails) {
    if (isOpening) return;
    if (isDismissable && !isInLiveRegion(details.event)) onClose();
    else details.cancel();
  }

  const root = {
    open,
    onOpenChange,
    onOpenChangeComplete: (isNowOpen: boolean) => {
      if (!isNowOpen) onClosed?.();
    },
    disablePointerDismissal: !isDismissable,
  };
  return { root, finalFocus: () => focusAfter(opener.current) };
}

/**
 * The element focused after an overlay closes: its opener, or the overlay below when the opener is gone or
 * disabled (a "Claim" that became "Claimed"). The library itself would focus behind that overlay.
 * @returns as the library's `finalFocus`: true leaves it to the library, false moves nothing
 */
function focusAfter(opener: Element | null): HTMLElement | boolean {
  const focused = document.activeElement ?? document.body;
  const isLost = focused === document.body || focused.closest(`[data-overlay]:not(${OPEN})`);
  if (!isLost) return false;
  const below = [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1);
  if (below === undefined) return true;
  const isBack =
    opener instanceof HTMLElement && below.contains(opener) && !opener.matches(':disabled');
  return isBack ? opener : below;
}
