import { readDocuments } from '#server/catalogue/documents.ts';
import { gameFromRow } from '#server/catalogue/game-rows.ts';
import { inOrder, type StoredBanner, type StoredNotice } from '#server/catalogue/lobby-entries.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** A game of the lobby, as operators list it. */
export interface ListedGame {
  id: number;
  name: string;
}

/** What players find in the lobby; hidden banners and notices are marked. */
export interface LobbyContent {
  /** In their order. */
  banners: StoredBanner[];
  notices: StoredNotice[];
  /** In their order. */
  hot: ListedGame[];
  maintenance: ListedGame[];
  hidden: ListedGame[];
}

/** Reads banners, notices and the games that differ from others. */
export async function readLobbyContent(db: Kysely<Tables>): Promise<LobbyContent> {
  const { webConfig } = await readDocuments(db);
  const rows = await db.selectFrom('game').orderBy('id').selectAll().execute();
  const games = rows.map(gameFromRow);
  const named = (list: typeof games): ListedGame[] => list.map(({ id, name }) => ({ id, name }));
  const shown = games.filter(({ showType = 0 }) => showType === 0);
  return {
    banners: inOrder(webConfig.appLobbyAdConfigList),
    notices: webConfig.appNoticeConfigList,
    hot: named(
      shown
        .filter(({ hot }) => hot === 1)
        .toSorted((one, other) => (one.hotSort ?? 0) - (other.hotSort ?? 0) || one.id - other.id),
    ),
    maintenance: named(shown.filter(({ status }) => status === 0)),
    hidden: named(games.filter(({ showType = 0 }) => showType !== 0)),
  };
}
