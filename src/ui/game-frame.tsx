import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './game-frame.module.css';

export interface GameFrameProps {
  readonly frame?: Ref<HTMLIFrameElement> | undefined;
  /** Names the frame for readers. */
  readonly title: string;
  /** Used as it came. */
  readonly url: string;
  /** Of `frameRules`. */
  readonly sandbox: string;
  /** Something stands before it: it can be neither seen nor reached. */
  readonly isHidden: boolean;
  readonly onLoad?: (() => void) | undefined;
}

/** A game's page in a sandbox, as large as its place. */
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
