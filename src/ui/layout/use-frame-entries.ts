import { watchFrameEntries } from '#browser/history/frame-entries.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Lets Back leave a frame's screen instead of walking inside it. @param onBack see `watchFrameEntries` */
export function useFrameEntries(
  frame: RefObject<HTMLIFrameElement | null>,
  onBack: () => boolean,
): void {
  const back = useEffectEvent(onBack);
  useEffect(
    () => (frame.current === null ? undefined : watchFrameEntries(frame.current, () => back())),
    [frame],
  );
}
