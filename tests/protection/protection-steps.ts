import { expect } from 'vitest';
import type { EndpointName, endpoints } from '#shared/wire/endpoints.ts';
import { encrypt, type OwnPlayer, type PlatformUnderTest } from '#tests/server/platforms.ts';
import { signedIn } from '#tests/session/signed-in.ts';

type Claim = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly may: 'claim' } ? Name : never;
}[EndpointName];

const claimsOfNouns = import.meta.glob<Partial<Record<Claim, object>>>('/tests/*/claims.ts', {
  eager: true,
  import: 'claims',
});

/** Every call that grants a bonus, with a body that passes validation: `tests/<noun>/claims.ts`. */
export const CLAIMS = Object.assign({}, ...Object.values(claimsOfNouns)) as Readonly<
  Record<Claim, object>
>;

export const isClaim = (name: EndpointName): name is Claim => name in CLAIMS;

export const PASSWORD = 'made to order';
export const KIND = { deposit: 1, loss: 2, bet: 3, session: 4 } as const;
export const PERIOD = { day: 1, week: 2, month: 3 } as const;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A limit as answers contain it. */
export interface ToldLimit {
  kind: number;
  period: number;
  value: number | null;
  used: number;
  resetTime: number;
  pending?: { value: number | null; effectTime: number; needConfirm: 0 | 1 };
}

export interface ToldState {
  limits: ToldLimit[];
  realityMin: number;
  breakUntil: number;
  excludeUntil: number;
  sessionStart: number;
  realityTime: number;
  netToday: number;
}

/** Player actions on their own protection settings, over the API. */
export function protectionSteps(subject: PlatformUnderTest) {
  const call = async (name: EndpointName, body: object, { token }: Pick<OwnPlayer, 'token'>) =>
    (await subject.call(name, body, token)).body;
  const changed = async (name: EndpointName, body: object, player: Pick<OwnPlayer, 'token'>) => {
    const answer = await call(name, body, player);
    expect([name, answer['errcode']]).toEqual([name, 0]);
    return answer['rg'] as ToldState;
  };
  return {
    call,
    state: (player: OwnPlayer) => changed('protection', {}, player),
    async setLimit(
      player: OwnPlayer,
      kind: keyof typeof KIND,
      value: number | null,
      period: keyof typeof PERIOD = 'day',
    ): Promise<ToldLimit> {
      const name = { kind: KIND[kind], period: PERIOD[period] };
      const { limits } = await changed('setLimit', { ...name, value }, player);
      const found = limits.find((one) => one.kind === name.kind && one.period === name.period);
      if (!found) throw new Error('the limit is not told');
      return found;
    },
    takeBreak: (player: OwnPlayer, hours = 24) => changed('takeBreak', { hours }, player),
    exclude: (player: OwnPlayer, months = 6, password = PASSWORD) =>
      changed('selfExclude', { months, password: encrypt(subject.platform(), password) }, player),
    /** Signs the same player in on another device. */
    async again({ id: playerId }: OwnPlayer): Promise<{ token: string }> {
      const { database } = subject.platform().context;
      const now = subject.clock.now();
      return {
        token: await signedIn(database, { playerId, device: 'Other', ip: '127.0.0.1', now }),
      };
    },
    /** Moves the clock to a time. */
    goTo: (moment: number) => subject.clock.advance(moment - subject.clock.now()),
  };
}
