import type { EpochMs } from '#shared/time/duration.ts';
import { gameIconUrl, isNewGame, type Provider } from '#shared/game/game.ts';
import { betShareOf, type BetShares } from '#shared/wagering/bet-share.ts';
import { classNames } from '#ui/base/class-names.ts';
import type { FirstText } from '#i18n/first-texts.ts';
import { memo, type ReactNode } from 'react';
import { GameCard } from './game-card.tsx';
import styles from './game-grid.module.css';
import type { GameRow } from './game-rows.ts';

/** Props shared by all cards of a grid. */
export interface Shelf {
  readonly iconAddress: string;
  readonly providers: ReadonlyMap<number, Provider>;
  readonly now: EpochMs;
  readonly hasHotBadges: boolean;
  /** Null while the player has no money that waits for bets. */
  readonly betShares: BetShares | null;
  readonly t: FirstText;
}

interface GameGridRowProps {
  readonly row: GameRow;
  readonly index: number;
  readonly shelf: Shelf;
  /** By game id. */
  readonly likes: Readonly<Record<string, boolean>>;
  /** Height of every row in pixels: positions this one. */
  readonly height: number;
  /** Fills the rest of a shorter last row, as high as the pictures beside it. */
  readonly end?: ReactNode;
}

/** Rows whose pictures are in the first paint and load at once. */
const PRIORITY_LINES = 3;

/** A like renders only the row of its game again. */
const areSame = (before: GameGridRowProps, after: GameGridRowProps): boolean =>
  before.row === after.row &&
  before.index === after.index &&
  before.height === after.height &&
  before.shelf === after.shelf &&
  before.end === after.end &&
  (before.likes === after.likes ||
    after.row.every(({ id }) => before.likes[id] === after.likes[id]));

export const GameGridRow = memo(function GameGridRow({
  row,
  index,
  height,
  shelf,
  likes,
  end,
}: GameGridRowProps) {
  return (
    <div
      className={classNames(styles.line, styles.isPlaced)}
      style={{ insetBlockStart: index * height, blockSize: height }}
    >
      {row.map((game) => (
        <GameCard
          key={game.id}
          game={game}
          provider={shelf.providers.get(game.providerId)?.name ?? `#${game.providerId}`}
          iconUrl={gameIconUrl(shelf.iconAddress, game)}
          isNew={isNewGame(game, shelf.now)}
          hasHotBadge={shelf.hasHotBadges}
          share={shelf.betShares && betShareOf(game, shelf.betShares)}
          isPriority={index < PRIORITY_LINES}
          isLiked={likes[game.id] === true}
          t={shelf.t}
        />
      ))}
      {end !== undefined && (
        <div
          style={{
            gridColumn: `${row.length + 1} / -1`,
            blockSize: `calc(${height}px - var(--card-words) - var(--space-3))`,
          }}
        >
          {end}
        </div>
      )}
    </div>
  );
}, areSame);
