import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './game-frame.module.css';

export interface GameFrameProps {
  readonly frame?: Ref<HTMLIFrameElement> | undefined;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Used unchanged. */
  readonly url: string;
  /** From `frameRules`. */
  readonly sandbox: string;
  /** The frame is covered: invisible and inert. */
  readonly isHidden: boolean;
  readonly onLoad?: (() => void) | undefined;
}

/** A game's page in a sandbox, filling its container. */
export function GameFrame({ frame, title, url, sandbox, isHidden, onLoad }: GameFrameProps) {
  return (
    <div className={classNames(styles.place, isHidden && styles.isHidden)} inert={isHidden}>
      <iframe
        ref={frame}
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
