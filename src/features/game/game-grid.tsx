import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { Game } from '#shared/game/game.ts';
import { selectIsWagering, selectLikes } from '#state/session/session-slice.ts';
import { untilUsed } from '#browser/page/settled.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { loadTexts } from '#i18n/load-texts.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';
import styles from './game-grid.module.css';
import { GameGridRow } from './game-grid-row.tsx';
import { gameRows } from './game-rows.ts';
import { useLikeToggle } from './use-game-like.ts';
import { useGameMenu } from './use-game-menu.ts';
import { useGameTaps } from './use-game-taps.ts';
import { useGridMetrics } from './use-grid-metrics.ts';
import { useVirtualRange } from './use-virtual-range.ts';
import { useReturnFocus, useReturnTop } from './use-return-spot.ts';

/** Comes with the first touch: nothing is liked earlier. The grid works without the announcements. */
const LikeAnnouncer = lazyOrNothing(async () => {
  await untilUsed();
  const [loaded] = await Promise.all([import('./settled/like-announcer.tsx'), loadTexts()]);
  return loaded.LikeAnnouncer;
});

interface GameGridProps {
  readonly games: readonly Game[];
  /** Accessible name of the grid. */
  readonly label: string;
  /** False on the shelf where every game is hot. */
  readonly hasHotBadges?: boolean;
  /** What fills the rest of a last row that has fewer games. */
  readonly end?: ReactNode;
}

/** Games in virtualised rows: of thousands at most sixty are in the page. */
export function GameGrid({ games, label, hasHotBadges = true, end: filler }: GameGridProps) {
  const { t } = useFirstTexts();
  const config = useSelector(selectConfig);
  const iconAddress = config?.iconAddress ?? '';
  // Deferred: it comes after the first screen, and changes every card.
  const isWagering = useDeferredValue(useSelector(selectIsWagering));
  const betShares = isWagering && config !== null ? config.betShares : null;
  const { providers } = useSelector(selectCatalogue);
  const [now] = useState(() => epochMs(Date.now()));
  const likes = useSelector(selectLikes);
  const taps = useGameTaps(games, useLikeToggle());
  const lineProbe = useRef<HTMLDivElement>(null);
  const viewProbe = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const metrics = useGridMetrics(lineProbe, viewProbe);
  const columns = metrics?.columns ?? 1;
  const rowHeight = metrics?.rowHeight ?? 0;
  const rows = useMemo(() => gameRows(games, columns), [games, columns]);
  useReturnTop(metrics !== null);
  const { first, end } = useVirtualRange(list, metrics, rows.length);
  useReturnFocus(list, end > first);
  useGameMenu(list);
  const shelf = useMemo(
    () => ({ iconAddress, providers, now, hasHotBadges, betShares, t }),
    [iconAddress, providers, now, hasHotBadges, betShares, t],
  );

  return (
    <>
      <section className={styles.grid} aria-label={label}>
        <div className={styles.probe} aria-hidden>
          <div ref={viewProbe} className={styles.view} />
          <div ref={lineProbe} className={styles.line}>
            <span className={styles.shape} />
          </div>
        </div>
        <div
          ref={list}
          className={styles.lines}
          style={{ blockSize: rows.length * rowHeight }}
          {...taps}
        >
          {rows.slice(first, end).map((row, at) => (
            <GameGridRow
              key={first + at}
              row={row}
              index={first + at}
              height={rowHeight}
              shelf={shelf}
              likes={likes}
              end={row.length < columns ? filler : undefined}
            />
          ))}
        </div>
      </section>
      <Suspense fallback={null}>
        <LikeAnnouncer />
      </Suspense>
    </>
  );
}
