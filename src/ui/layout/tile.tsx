import type { ReactNode } from 'react';
import { Sign } from '#ui/feedback/sign.tsx';
import { Text } from '#ui/base/text.tsx';
import styles from './tile.module.css';

/** Class of a tile's link or button. */
export const tileClass = styles.tile;

export interface TileFaceProps {
  /** An icon, optionally with a dot in its corner. */
  readonly sign: ReactNode;
  readonly name: string;
}

/** A tile's content: a picture with its name below. */
export function TileFace({ sign, name }: TileFaceProps) {
  return (
    <>
      <Sign>{sign}</Sign>
      <Text
        as="span"
        size="small"
        weight="medium"
        breaks
        align="center"
        leading="snug"
        className={styles.name}
      >
        {name}
      </Text>
    </>
  );
}
