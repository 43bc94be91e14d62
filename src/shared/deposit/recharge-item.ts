/** Recharge items beside plain coins, and the tiers of the accumulated recharge (spec §3, §9). */
import type {
  DepositItem,
  DepositOffer,
  RechargeTier,
  SignUpPackage,
} from '#shared/deposit/offer.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { isMinorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { isCurrencyReward } from '#shared/reward/reward.ts';

/** An item of any kind, as received (spec §3, "Recharge/prop config entry"). */
export interface RechargeItem {
  readonly id: number;
  readonly type: number;
  readonly price: MinorUnits;
  readonly bonusAmount: MinorUnits;
  readonly showLimit: MinorUnits;
  readonly days?: number | undefined;
  /** JSON. */
  readonly paramStr: string;
  readonly props: readonly {
    readonly id: number;
    readonly count: number;
    readonly betRate: number;
  }[];
}

/** An item from the web config: complete, or only its price. */
export type ConfiguredProp = Pick<RechargeItem, 'id' | 'type' | 'price' | 'paramStr'> & {
  readonly [Part in 'bonusAmount' | 'showLimit' | 'days' | 'props']?:
    | RechargeItem[Part]
    | undefined;
};

/** More days than any package has; a calendar must have an end. */
const DAYS_MOST = 366;

type Sold = Pick<DepositOffer, 'items' | 'packages' | 'tiers'>;

/** Sorts items by kind; one whose sums would not be exact is dropped. */
export function sortOut(items: readonly RechargeItem[]): Sold {
  const sound = items.filter(isSound);
  const sold = sound.filter(({ type }) => type !== RECHARGE_KIND.tier);
  return {
    items: sold.filter((item) => !isPackage(item)).map(toItem),
    packages: sold.filter(isPackage).map(toPackage),
    tiers: sound.filter(({ type }) => type === RECHARGE_KIND.tier).map(toTier),
  };
}

/**
 * Adds the tiers and packages of the web config to the offer (contract, points of other platforms); an entry
 * that is in both is the offer's.
 */
export function withConfigured(
  offer: DepositOffer,
  configured: readonly ConfiguredProp[],
): DepositOffer {
  const known = new Set([offer.items, offer.packages, offer.tiers].flat().map(({ id }) => id));
  const inFull = configured.flatMap((prop) => {
    const { bonusAmount, showLimit = ZERO, props = [] } = prop;
    return bonusAmount === undefined ? [] : [{ ...prop, bonusAmount, showLimit, props }];
  });
  const more = sortOut(inFull.filter(({ id }) => !known.has(id)));
  if (more.packages.length + more.tiers.length === 0) return offer;
  return {
    ...offer,
    packages: [...offer.packages, ...more.packages],
    tiers: [...offer.tiers, ...more.tiers],
  };
}

const toItem = ({ id, type, price, bonusAmount, props }: RechargeItem): DepositItem => ({
  id,
  type,
  price,
  bonusAmount,
  betRate: props[0]?.betRate ?? 0,
});

/** An item that pays on several days is a sign-up package (spec §3, "Sign-up bonus config"). */
const isPackage = ({ days = 0 }: RechargeItem): boolean =>
  Number.isSafeInteger(days) && days > 0 && days <= DAYS_MOST;

function toTier({ id, price, bonusAmount, showLimit, props }: RechargeItem): RechargeTier {
  const [coins] = props;
  return {
    id,
    price,
    bonus: bonusAmount,
    showLimit,
    betRate: coins?.betRate ?? 0,
    props: props
      // Coins are already in the tier's bonus.
      .filter((prop) => !isCurrencyReward(prop))
      .map((prop) => ({ ...prop, betDays: null })),
  };
}

function toPackage(wire: RechargeItem): SignUpPackage {
  const { id, type, price, bonusAmount, days = 0, props, paramStr } = wire;
  const [daily] = props;
  return {
    id,
    type,
    name: nameIn(paramStr),
    price,
    bonusAmount,
    betRate: daily?.betRate ?? 0,
    days,
    daily: isMinorUnits(daily?.count) ? daily.count : ZERO,
  };
}

/** True when everything that an item gives and requires can be added up exactly. */
function isSound({ price, bonusAmount, props }: RechargeItem): boolean {
  const [first] = props;
  const most = price + bonusAmount + (first?.count ?? 0) * DAYS_MOST;
  return (
    props.every(({ betRate }) => betRate >= 0) &&
    isMinorUnits(Math.ceil(most * (1 + (first?.betRate ?? 0))))
  );
}

/** The name in an item's text (spec §3: `paramStr` is JSON); '' for none. */
function nameIn(paramStr: string): string {
  try {
    const params: unknown = JSON.parse(paramStr);
    const isNamed = typeof params === 'object' && params !== null && 'name' in params;
    return isNamed && typeof params.name === 'string' ? params.name : '';
  } catch {
    return '';
  }
}
