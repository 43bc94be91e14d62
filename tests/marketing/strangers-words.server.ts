import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { NEW_ROWS_A_DAY } from '#server/marketing/events/admit-words.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { transact } from '#server/core/database/transact.ts';
import { plannedVisitors, trafficPlan } from '#server/demo/traffic/traffic-plan.ts';
import { storePlan } from '#server/demo/traffic/traffic-store.ts';
import { addLink } from '#server/marketing/links/link-rows.ts';
import { countedVisitor } from './counted-visitor.ts';
import { callOn, eachPlatform } from '#tests/server/platforms.ts';

/** Letters of three bytes each, of so many that no index compresses them. */
function longLetters(count: number, seed: number): string {
  let state = seed * 7_919;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (state % 20_000));
  }).join('');
}

eachPlatform('words that anybody can land with', (subject) => {
  const landing = (words: Partial<Record<'source' | 'campaign' | 'content', string>>) => ({
    installReferrer: 'web',
    utm: { source: 'flood', ...words },
    landingPath: '/',
    referrerOrigin: '',
    uaClass: 'android-chrome',
    firstTouch: subject.clock.now(),
    lastTouch: subject.clock.now(),
  });
  const land = async (attribution: object, installId: string = randomUUID()) => {
    const events = [{ seq: 1, name: 'landing', time: subject.clock.now(), attribution }];
    const { body } = await callOn(subject.platform(), 'installEvents', { installId, events });
    expect(body).toMatchObject({ accepted: 1 });
    return countedVisitor(subject.platform(), installId);
  };

  it('are counted at their full length in any script, and do not stop the count of others', async () => {
    const longest = (seed: number) => longLetters(200, seed);
    const visitor = await land({
      ...landing({ source: longest(1), campaign: longest(2), content: longest(3) }),
      installReferrer: longest(4),
      landingPath: `/${longest(5)}`.slice(0, 200),
      referrerOrigin: `https://${longest(6)}`.slice(0, 200),
    });
    expect(visitor).toMatchObject({ first_campaign: longest(2), is_changed: false });
    expect(await land(landing({ campaign: 'after' }))).toMatchObject({ first_campaign: 'after' });
  });

  it('are distinguished up to a number a day, and further ones are "other"', async () => {
    const { database, clock, settings } = subject.platform().context;
    const now = clock.now();
    const landedOf = () =>
      database.db
        .selectFrom('install_sum')
        .innerJoin('install_origin', 'install_origin.id', 'install_sum.origin')
        .where('touch', '=', 'first')
        .where('source', '=', 'flood')
        .select(['campaign', 'landed'])
        .execute();
    const total = (rows: readonly { landed: number }[]) =>
      rows.reduce((sum, { landed }) => sum + landed, 0);
    await land(landing({ campaign: 'earlier' }));
    const before = total(await landedOf());
    const draft = { name: 'ours', path: '/', medium: '', content: '', term: '', referrer: '' };
    const card = { title: '', description: '', endsOn: '', tags: '' };
    const link = { ...draft, ...card, source: 'tiktok', campaign: 'songkran' };
    await transact(database, (trx) => addLink(trx, link, { by: 'test', now }));
    const names = NEW_ROWS_A_DAY + 400;
    const visitors = Array.from({ length: names }, (_none, at) => ({
      landed: new Date(now - 1000).toISOString(),
      source: 'flood',
      campaign: `flood-${at}`,
    }));
    const plan = v.parse(trafficPlan, { visitors });
    await storePlan(database, { market: settings.market, now }, plannedVisitors(plan));

    const stored = await landedOf();
    const other = stored.find(({ campaign }) => campaign === 'other');
    expect(stored.length).toBeLessThanOrEqual(NEW_ROWS_A_DAY + 1);
    expect(other?.landed).toBeGreaterThanOrEqual(400);
    expect(total(stored)).toBe(before + names);

    // A marketer's own names and those of earlier visitors stay, whatever else is new about a visitor.
    const ours = { ...landing({ source: 'tiktok', campaign: 'songkran', content: 'new' }) };
    expect(await land(ours)).toMatchObject({ first_source: 'tiktok', first_campaign: 'songkran' });
    expect(await land({ ...ours, link: 'ours' })).toMatchObject({ first_link: 'ours' });
    // With other words it is forged, and would make a row for each campaign.
    const forged = { ...landing({ campaign: 'earlier', content: 'new' }), link: 'ours' };
    expect(await land(forged)).toMatchObject({ first_campaign: 'earlier', first_link: '' });
    const earlier = landing({ campaign: 'earlier', content: 'new' });
    expect(await land(earlier)).toMatchObject({ first_source: 'flood', first_campaign: 'earlier' });
    expect(await land(landing({ source: 'unheard' }))).toMatchObject({ first_source: 'other' });

    subject.clock.advance(DAY_MS);
    expect(await land(landing({ source: 'next-day' }))).toMatchObject({ first_source: 'next-day' });
  });
});
