import { nameKey } from '#shared/text/text.ts';
import { readRoom } from '#server/marketing/kit/require-room.ts';
import { similarCampaigns } from '#server/marketing/events/names.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import {
  readDestinationCheck,
  type DestinationProblem,
} from '#server/marketing/links/link-destination.ts';
import { listLinkNames } from '#server/marketing/links/link-rows.ts';
import {
  readLinkTable,
  type LinkDefaults,
  type LinkLine,
  type LinkTable,
} from '#server/marketing/links/link-table/read-link-table.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** A campaign that is almost an existing one. */
export interface SimilarCampaign {
  campaign: string;
  /** The existing one. */
  other: string;
  lines: number[];
}

/** What a table would add, and what must be confirmed before. */
export interface CheckedLinks extends Omit<LinkTable, 'lines'> {
  lines: (LinkLine & { destination: DestinationProblem | undefined })[];
  similar: SimilarCampaign[];
  /** Confirms exactly these similar campaigns. */
  similarDigest: string;
  guessedEncoding: TableEncoding | undefined;
  /** How many more links there may be. */
  room: number;
  table: string;
  defaults: LinkDefaults;
  /** Of the table and of every link that it would add, made names included. */
  digest: string;
}

/** A table as it was given. */
export interface GivenLinks {
  table: string;
  defaults: LinkDefaults;
  guessedEncoding: TableEncoding | undefined;
}

/**
 * Reads a table and compares it with what is stored. Stores nothing.
 * @throws BadRequest for a text that is no table of links
 */
export async function checkLinkTable(
  db: Kysely<Tables>,
  { table, defaults, guessedEncoding }: GivenLinks,
  { today, now }: { today: number; now: EpochMs },
): Promise<CheckedLinks> {
  const taken = await listLinkNames(db);
  const read = await readLinkTable(table, { today, defaults, taken });
  const campaigns = linesByCampaign(read.lines);
  const meant = await similarCampaigns(
    db,
    [...campaigns.values()].map(({ campaign }) => campaign),
  );
  const similar = [...campaigns.values()].flatMap(({ campaign, lines }): SimilarCampaign[] => {
    const other = meant.get(campaign);
    return other === undefined ? [] : [{ campaign, other, lines }];
  });
  const destinationOf = await readDestinationCheck(db, now);
  const isPath = (line: number): boolean =>
    !read.problems.some((one) => one.line === line && one.problem.startsWith('path'));
  return {
    ...read,
    lines: read.lines.map((one) => ({
      ...one,
      destination: isPath(one.line) ? destinationOf(one.draft.path) : undefined,
    })),
    similar,
    similarDigest: tableDigest(similar.map((one) => `${one.campaign}\n${one.other}`).join('\n')),
    guessedEncoding,
    room: await readRoom(db, 'install_link'),
    table,
    defaults,
    digest: tableDigest(`${JSON.stringify(read.lines.map(({ draft }) => draft))}\n${table}`),
  };
}

/** Names compare without case and width. */
function linesByCampaign(
  lines: readonly LinkLine[],
): ReadonlyMap<string, { campaign: string; lines: number[] }> {
  const found = new Map<string, { campaign: string; lines: number[] }>();
  for (const { line, draft } of lines) {
    const key = nameKey(draft.campaign);
    const before = found.get(key);
    if (before) before.lines.push(line);
    else if (key !== '') found.set(key, { campaign: draft.campaign, lines: [line] });
  }
  return found;
}
