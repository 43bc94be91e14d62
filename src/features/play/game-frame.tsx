import type { Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import styles from './game-frame.module.css';

export interface GameFrameProps {
  readonly frame: Ref<HTMLIFrameElement>;
  readonly name: string;
  /** Used as it came. */
  readonly url: string;
  readonly sandbox: string;
  /** Something stands before it: it can be neither seen nor reached. */
  readonly isHidden: boolean;
}

/** The game itself, in a sandbox. */
export function GameFrame({ frame, name, url, sandbox, isHidden }: GameFrameProps) {
  const { t } = useTranslation('play');
  return (
    <div className={classNames(styles.place, isHidden && styles.isHidden)} inert={isHidden}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('frame', { game: name })}
        src={url}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
      />
    </div>
  );
}
