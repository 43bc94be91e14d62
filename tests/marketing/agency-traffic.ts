/** Visitors, money and costs of several campaigns, of which some begin with "Acme-". */
import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { DEMO, START } from '#tests/server/platforms.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { addMove, addPlayer, addVisitors, link } from './revenue-players.ts';
import type { openForm } from './console-forms.ts';
import type { Platform } from '#server/platform.ts';

type Visitors = Parameters<typeof addVisitors>[1];
export type AgencyVisitor = Visitors[number];

/** Compared without case and width; the last one is renamed to one of the agency's. */
export const OWN = ['Acme-One', 'ACME-two', 'Ａｃｍｅ-three', 'Old pier'] as const;
export const OTHERS = ['Rival-one', 'Acmeland', 'my Acme-x', ''] as const;
/** No name of another campaign, nor a word that only its visitors have. */
export const FOREIGN = /rival|acmeland|my acme|secret/i;

const CLIENTS = ['android-chrome', 'ios-safari', 'desktop', 'bot'] as const;

function visitorsOf(campaign: string, at: number): AgencyVisitor[] {
  const isOwn = (OWN as readonly string[]).includes(campaign);
  return Array.from({ length: 9 }, (_none, one) => ({
    landed: new Date(START - ((one * 5) % 43) * DAY_MS - 2 * HOUR_MS).toISOString(),
    campaign,
    content: `${isOwn ? 'card' : 'secret'}-${at}-${one}`,
    source: one % 2 === 0 ? 'facebook' : 'google',
    medium: isOwn ? 'cpc' : 'secret-medium',
    referrer: isOwn ? 'page' : 'secret-page',
    site: isOwn ? 'news.example' : 'secret.example',
    landing: isOwn ? '/lobby' : '/secret',
    client: one === 6 ? 'android-in-app' : (CLIENTS[one % CLIENTS.length] ?? 'desktop'),
    app: one === 6 ? 'facebook' : '',
    ...(one === 4 && { handover: 'facebook' as const }),
    country: one % 3 === 0 ? 'PH' : 'TH',
    language: 'en',
    steps: { offered: 5, installed: 60 + one * 30 + at, opened: 900, registered: 1000 },
    returns: [DAY_MS / 1000 + 60, (7 * DAY_MS) / 1000 + 60],
    deposits: one % 2 === 0 ? [{ after: 2000, amount: 10_000 + at * 1000 + one }] : [],
  }));
}

const touched = (first: string, last: string, content: string): AgencyVisitor => ({
  landed: new Date(START - 9 * DAY_MS).toISOString(),
  campaign: first,
  source: 'facebook',
  content,
  steps: { installed: 120 },
  last: { campaign: last, source: 'google', content: `${content}-again`, after: 3600 },
});

const SINGLE = [...OWN, ...OTHERS].flatMap(visitorsOf);
const CROSSING = [
  touched('Acme-One', 'Rival-one', 'crossing-1'),
  touched('Acme-One', 'Rival-one', 'crossing-2'),
  touched('Rival-one', 'acme-two', 'crossing-3'),
  touched('ACME-two', 'Acme-One', 'crossing-4'),
];

const isOwn = (campaign: string | undefined) =>
  campaign !== undefined && (OWN.some((one) => one === campaign) || /^acme-/i.test(campaign));

/** Everybody, or those whose first or last campaign is the agency's. */
export const TRAFFIC = {
  all: [...SINGLE, ...CROSSING],
  first: [...SINGLE, ...CROSSING].filter(({ campaign }) => isOwn(campaign)),
  last: [...SINGLE, ...CROSSING].filter(({ campaign, last }) => isOwn(last?.campaign ?? campaign)),
} as const;

const COSTS = [
  '2026-11-18,facebook,Acme-One,100.00',
  '2026-11-19,google,ACME-TWO,70.50',
  '2026-11-19,google,Old pier,20.00',
  '2026-11-20,google,Acme-nobody,31.00',
];
const OTHER_COSTS = ['2026-11-18,facebook,Rival-one,999.00', '2026-11-20,google,Secret sale,1.00'];

const demoPlayer = async ({ context: { database } }: Platform): Promise<number> => {
  const player = await database.db
    .selectFrom('player')
    .where('account', '=', DEMO.account)
    .select('id')
    .executeTakeFirstOrThrow();
  return player.id;
};

/** Stores traffic with its players, money, costs and a changed name. */
export async function addAgencyTraffic(
  platform: Platform,
  part: keyof typeof TRAFFIC,
  { post }: Pick<ReturnType<typeof openForm>, 'post'>,
): Promise<void> {
  const { database, clock } = platform.context;
  const installs = await addVisitors(platform, TRAFFIC[part]);
  for (const { content, landed } of TRAFFIC[part]) {
    const install = installs.get(content);
    if (install === undefined) throw new Error(`${content} was not stored`);
    // The demo’s own player would be without a campaign in each installation.
    if (content === 'card-0-1') await link(platform, install, await demoPlayer(platform));
    if (/[13579]$/.test(content)) continue;
    const registered = Math.floor((START - Date.parse(landed)) / DAY_MS);
    const player = await addPlayer(platform, { registered });
    await link(platform, install, player);
    // Of a visitor the same in every installation.
    const amount = 10_000 + Number(content.replaceAll(/\D/g, '')) * 100;
    // Some of it in the compared period.
    const ago = Number(content.at(-1)) > 4 ? registered : Math.min(registered, 3);
    const moved = { ago, at: 0 };
    await addMove(database, player, { kind: 'deposit', amount: amount * 3, ...moved });
    await addMove(database, player, { kind: 'bet', amount: amount * 2, ...moved });
    await addMove(database, player, { kind: 'win', amount, ...moved });
  }
  const costs = part === 'all' ? [...COSTS, ...OTHER_COSTS] : COSTS;
  const table = ['day,source,campaign,cost', ...costs].join('\n');
  await post('/report/costs', { table, checked: tableDigest(table) });
  const renamed = { dimension: 'campaign', was: 'Old pier', becomes: 'Acme-pier' };
  await post('/report/links/names', renamed);
  while (!(await countSums(database, 'ph', clock.now())));
}
