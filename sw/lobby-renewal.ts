/**
 * Renews the lobby of a closed app (docs/decisions/0041): list, icons and launch documents, in that order. What
 * fails leaves the earlier lobby whole.
 */
import { readRecord } from '#browser/storage/database.ts';
import {
  configRecord,
  gamesRecord,
  nextRecord,
  promoteNextList,
  writeLobby,
  type StoredConfig,
  type StoredList,
} from '#browser/storage/records/lobby-records.ts';
import { ICON_TYPES, type IconType } from '#shared/game/game.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { MOST_GAMES, type LobbySnapshot } from '#shared/snapshot/document.ts';
import {
  bannersOf,
  hotOf,
  iconsOf,
  listedOf,
  renewSnapshot,
  type SentLobby,
} from '#shared/snapshot/renewed-snapshot.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { startPaths } from '#shared/wire/start-paths.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { isSparing, RENEW_EVERY_MS, type Connection } from '#shared/worker/background-work.ts';
import type { IconProgress, IconSyncRequest } from '#shared/worker/messages-contract.ts';
import { orderIcons } from './renewed-icons.ts';
import type { CallServer } from './server-call.ts';

/** Less free space than this, in bytes, is left to the app and to others. */
const LEAST_FREE = 20_000_000;

export interface RenewalPorts {
  readonly origin: string;
  /** An open window renews the lobby itself. */
  readonly isAppOpen: () => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly connection: () => Connection | undefined;
  readonly freeSpace: () => Promise<number | null>;
  /** The operator's settings; null without a document. */
  readonly readSettings: () => Promise<ClientSettings | null>;
  readonly call: CallServer;
  readonly icons: {
    readonly active: () => Promise<readonly string[]>;
    readonly sync: (request: IconSyncRequest) => Promise<IconProgress>;
  };
  /** Stores a picture for the next launch; false when it cannot. */
  readonly storePicture: (url: string) => Promise<boolean>;
  readonly renewSnapshot: (change: (view: LobbySnapshot) => LobbySnapshot) => Promise<void>;
  /** Epoch ms. */
  readonly now: () => number;
}

interface Stored {
  readonly shown: StoredList;
  /** The newest list of this phone: the waiting one, or the shown one. */
  readonly newest: StoredList;
  readonly savedAt: number;
}

/** Resolves when the lobby is renewed, or stays as it was. */
export async function renewLobby(ports: RenewalPorts): Promise<void> {
  const stored = await readStored();
  if (stored === null || !isDue(stored, ports.now()) || !(await mayFetch(ports))) return;
  const settings = await ports.readSettings();
  if (settings === null) return;
  const { gameListVersion } = stored.newest;
  const endpoint = { path: startPaths.appConfig, hasCode: true } as const;
  const answer = await ports.call({ settings, endpoint, body: { gameListVersion } });
  const sent = answer.kind === 'done' ? readAnswer(answer.raw, stored.newest) : null;
  // A page that was opened meanwhile has asked for itself.
  if (sent === null || (await ports.isAppOpen())) return;
  const { raw, config, list } = sent;
  const isNext = list.gameListVersion !== stored.shown.gameListVersion;
  const place = isNext ? 'next' : 'shown';
  await writeLobby(raw, ports.now(), { sentAt: sent.sentAt, place });
  const active = await ports.icons.active();
  const lobby: SentLobby = {
    config: { ...config, gameResourceUrl: list.gameResourceUrl ?? config.gameResourceUrl },
    games: list.appGameList,
    hosts: { origin: settings.apiBase, pictureOrigins: settings.pictureOrigins },
    appOrigin: ports.origin,
    iconType: iconTypeOf(list, active),
  };
  if (!(await loadIcons(ports, lobby, { list, active, shown: stored.shown }))) return;
  if (isNext) await promoteNextList(list.gameListVersion, ports.now());
  // Only now: a launch document never shows a game whose icon is not there.
  if (await ports.isAppOpen()) return;
  const banner = await storedBanner(ports, lobby);
  const now = epochMs(ports.now());
  await ports.renewSnapshot((view) => renewSnapshot(view, lobby, { banner, now }));
}

/** Null before the first launch with a complete list: the page stores the first lobby. */
async function readStored(): Promise<Stored | null> {
  const [config, shown, next] = await Promise.all([
    readRecord(configRecord),
    readRecord(gamesRecord),
    readRecord(nextRecord),
  ]);
  if (config === null || shown === null) return null;
  return { shown: shown.value, newest: (next ?? shown).value, savedAt: config.savedAt };
}

/** A time of storing that lies ahead was written under a wrong clock. */
const isDue = ({ savedAt }: Stored, now: number): boolean =>
  savedAt > now || now - savedAt >= RENEW_EVERY_MS;

async function mayFetch(ports: RenewalPorts): Promise<boolean> {
  if (!ports.isOnline() || isSparing(ports.connection())) return false;
  if (await ports.isAppOpen()) return false;
  const free = await ports.freeSpace();
  return free === null || free >= LEAST_FREE;
}

interface Sent {
  readonly raw: object;
  readonly config: StoredConfig;
  /** The list of the answer; the stored one where the server has no other. */
  readonly list: StoredList;
  readonly sentAt: number | null;
}

/** Null for an answer that is not a whole lobby. */
function readAnswer(raw: object, newest: StoredList): Sent | null {
  const read = readTolerantly(appConfig, raw);
  if (!read.success) return null;
  const config = read.output;
  const { appGameList, gameListVersion, gameResourceUrl, gameIconTypes, partialGameList } = config;
  const sentAt = 'serverTime' in raw && typeof raw.serverTime === 'number' ? raw.serverTime : null;
  if (gameListVersion === newest.gameListVersion) return { raw, config, list: newest, sentAt };
  if (appGameList === undefined || appGameList.length === 0 || partialGameList === 1) return null;
  const list = { appGameList, gameListVersion, gameResourceUrl, gameIconTypes };
  return { raw, config, list: { ...list, ...(sentAt !== null && { sentAt }) }, sentAt };
}

/** The format that the browser shows, which only a page can find out: that of the stored icons. */
function iconTypeOf({ gameIconTypes }: StoredList, [icon = '']: readonly string[]): IconType {
  const types = ICON_TYPES.filter((type) => type === 'webp' || gameIconTypes.includes(type));
  return types.find((type) => icon.endsWith(`.${type}`)) ?? 'webp';
}

/** Makes the list's generation the active one. @returns whether it is, or the player keeps no icons */
async function loadIcons(
  ports: RenewalPorts,
  lobby: SentLobby,
  {
    list,
    active,
    shown,
  }: { list: StoredList; active: readonly string[]; shown: Pick<StoredList, 'gameListVersion'> },
): Promise<boolean> {
  const { gameListVersion } = list;
  const iconOf = iconsOf(lobby);
  const toUrl = (game: Parameters<typeof iconOf>[0]) => new URL(iconOf(game), ports.origin).href;
  const listed = listedOf(lobby);
  const first = hotOf(listed).slice(0, MOST_GAMES).map(toUrl);
  // Nobody waits for them: without a format that is known to be shown, and on mobile data, only what the launch
  // shows, and new pictures of stored games.
  const isLean = active.length === 0 || ports.connection()?.type === 'cellular';
  const progress = await ports.icons.sync({
    gameListVersion,
    sentAt: list.sentAt ?? null,
    shownVersion: shown.gameListVersion,
    icons: orderIcons(listed.map(toUrl), first, active),
    visible: first.length,
    policy: isLean ? 'lean' : 'all',
    aheadBytes: null,
    isForced: false,
    report: null,
  });
  const isActive = progress.state === 'ready' && progress.gameListVersion === gameListVersion;
  return isActive || progress.state === 'freed';
}

/** Stores the banners' pictures. @returns the first, if it is stored */
async function storedBanner(ports: RenewalPorts, lobby: SentLobby): Promise<string | null> {
  const banners = bannersOf(lobby);
  const stored = await Promise.all(
    banners.map((url) => ports.storePicture(new URL(url, ports.origin).href)),
  );
  return stored[0] === true ? (banners[0] ?? null) : null;
}
