import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/base/button.tsx';
import styles from './load-more.module.css';
import type { Paging } from './paging.ts';

export interface LoadMoreProps {
  readonly label: string;
  readonly paging: Paging;
}

/** Distance below the screen at which the next page is loaded. */
const AHEAD = '600px';

/** The end of a paged list: loads the next page when it comes near, or on a press. */
export function LoadMore({ label, paging }: LoadMoreProps) {
  return paging.hasMore ? <NextPart label={label} paging={paging} /> : null;
}

function NextPart({ label, paging: { isLoading, problem, loadMore } }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAsking = !isLoading && problem === null;
  const handleNear = useEffectEvent(loadMore);

  useEffect(() => {
    const element = end.current;
    if (element === null || !isAsking) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAsking]);

  return (
    <div ref={end} className={styles.more}>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button variant="quiet" isBusy={isLoading} onClick={loadMore}>
        {label}
      </Button>
    </div>
  );
}
