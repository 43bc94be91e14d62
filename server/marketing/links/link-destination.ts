import type { Kysely } from 'kysely';
import { gameFromRow } from '#server/catalogue/game-rows.ts';
import { isOffered } from '#server/catalogue/offered-game.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { runningActivities } from '#server/catalogue/running-activities.ts';
import { listedActivities } from '#shared/activity/activities.ts';
import { APP_PATHS, meantPath } from '#shared/lobby/app-paths.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** What a link leads to that does not exist: a screen, a game, or an activity that runs. */
export type DestinationProblem = 'path' | 'game' | 'activity';

/** Numbers of what players can open. */
export interface Destinations {
  games: ReadonlySet<number>;
  activities: ReadonlySet<number>;
}

/** Stands in for the server's own origin, which a path does not name. */
const ANY_ORIGIN = 'https://app.invalid';

const GAME_PATH = '/start';

/** @param path of the app, with its query; undefined without a problem */
export function destinationProblem(
  path: string,
  { games, activities }: Destinations,
): DestinationProblem | undefined {
  const { pathname, searchParams } = new URL(path, ANY_ORIGIN);
  const plain = pathname.replace(/(.)\/$/, '$1').toLowerCase();
  const screen = APP_PATHS.find((known) => known.toLowerCase() === plain) ?? meantPath(pathname);
  if (screen === null) return 'path';
  if (screen === GAME_PATH && !games.has(Number(searchParams.get('gameId')))) return 'game';
  const activity = listedActivities.find(({ opens }) => opens === screen);
  return activity && !activities.has(activity.id) ? 'activity' : undefined;
}

/** Reads what players can open now. @returns a check for paths of links */
export async function readDestinationCheck(
  db: Kysely<Tables>,
  now: EpochMs,
): Promise<(path: string) => DestinationProblem | undefined> {
  const { webConfig } = await readDocuments(db);
  const rows = await db.selectFrom('game').selectAll().execute();
  const offered = rows.map(gameFromRow).filter((game) => isOffered(webConfig, game));
  const { activityIds } = await runningActivities(db, now);
  const destinations = {
    games: new Set(offered.map(({ id }) => id)),
    activities: new Set(activityIds),
  };
  return (path) => destinationProblem(path, destinations);
}
