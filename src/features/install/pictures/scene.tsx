import type { ReactNode } from 'react';
import styles from './scene.module.css';

interface SceneProps {
  /** Height on a grid 300 wide. */
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of a picture: part of a screen with one highlighted element. The text says the same. */
export function Scene({ height, children }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox={`0 0 300 ${height}`} aria-hidden focusable="false">
      {children}
    </svg>
  );
}

/** Class names for elements of a scene. */
export const look = styles;
