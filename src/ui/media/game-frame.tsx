import { adoptEarlyDemo } from '#browser/page/early-demo.ts';
import type { EarlyDemo } from '#browser/storage/early-record.ts';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './game-frame.module.css';
import { useFrameEntries } from '#ui/layout/use-frame-entries.ts';

export interface GameFrameProps {
  readonly frame?: RefObject<HTMLIFrameElement | null> | undefined;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Used unchanged. */
  readonly url: string;
  /** From `frameRules`; undefined for a page whose own policy has one. */
  readonly sandbox: string | undefined;
  /** A frame with this page that plays already, to be used instead of a new one. */
  readonly early?: EarlyDemo | undefined;
  /** The frame is covered: invisible and inert. */
  readonly isHidden: boolean;
  readonly onLoad?: (() => void) | undefined;
  /** Back was pressed after the frame navigated; returns false when the player stays. */
  readonly onBack: () => boolean;
}

/** A game's page in a sandbox, filling its container. */
export function GameFrame({
  frame,
  title,
  url,
  sandbox,
  early,
  isHidden,
  onLoad,
  onBack,
}: GameFrameProps) {
  const own = useRef<HTMLIFrameElement>(null);
  const place = frame ?? own;
  const host = useRef<HTMLDivElement>(null);
  const adopted = useEffectEvent((demo: EarlyDemo, into: Element) => {
    demo.frame.title = title;
    demo.frame.className = styles.frame ?? '';
    adoptEarlyDemo(demo, into);
    place.current = demo.frame;
    onLoad?.();
  });
  useLayoutEffect(() => {
    if (early !== undefined && host.current !== null) adopted(early, host.current);
  }, [early]);
  useFrameEntries(place, onBack);
  if (early !== undefined) return <div ref={host} className={styles.place} inert={isHidden} />;
  return (
    <div className={classNames(styles.place, isHidden && styles.isHidden)} inert={isHidden}>
      <iframe
        ref={place}
        className={styles.frame}
        title={title}
        src={url}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
        onLoad={onLoad}
      />
    </div>
  );
}
