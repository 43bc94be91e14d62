import type { ReactNode } from 'react';
import styles from './scene.module.css';

interface SceneProps {
  /** Height on a grid 300 wide. */
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of the pictures: a part of a screen on which one thing is lit. The words say the same. */
export function Scene({ height, children }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox={`0 0 300 ${height}`} aria-hidden focusable="false">
      {children}
    </svg>
  );
}

/** The classes of what is drawn in a scene. */
export const look = styles;
