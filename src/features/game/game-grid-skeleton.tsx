import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './game-grid.module.css';

const LINES = 4;
const COLUMNS = 3;

/** The grid while games load, in its final geometry. */
export function GameGridSkeleton() {
  return (
    <div className={styles.grid} aria-busy>
      {Array.from({ length: LINES }, (_unused, line) => (
        <div key={line} className={styles.line}>
          {Array.from({ length: COLUMNS }, (_nothing, column) => (
            <div key={column}>
              <Skeleton className={styles.art} />
              <div className={styles.words}>
                <Skeleton shape="line" />
                <Skeleton shape="line" className={styles.short} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
