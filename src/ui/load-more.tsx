import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly label: string;
  readonly isLoading: boolean;
  /** Why the last try failed: from then on only a press tries again. */
  readonly problem: string | null;
  readonly onMore: () => void;
}

/** So far below the screen the next part is asked for already. */
const AHEAD = '600px';

/** The end of a list that goes on: it asks by itself when it comes near, and by a press. */
export function LoadMore({ label, isLoading, problem, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAsking = !isLoading && problem === null;

  useEffect(() => {
    const element = end.current;
    if (element === null || !isAsking) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAsking, onMore]);

  return (
    <div ref={end} className={styles.more}>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button variant="quiet" isBusy={isLoading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
