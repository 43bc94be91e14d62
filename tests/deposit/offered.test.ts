/** Tiers and packages that the web config adds to the offer (docs/platform.md). */
import { toLobbyConfig } from '#api/lobby-wire.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { sortOut, withConfigured, type RechargeItem } from '#shared/deposit/recharge-item.ts';
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { appConfigAnswer } from '#tests/builders/wire.ts';
import { expect, it } from 'vitest';

const item = (fields: Partial<RechargeItem> & { id: number }): RechargeItem => ({
  type: 6,
  price: minorUnits(10_000),
  bonusAmount: minorUnits(2_000),
  showLimit: ZERO,
  paramStr: '',
  props: [{ id: 2001, count: 500, betRate: 3 }],
  ...fields,
});

const offerOf = (...configured: readonly RechargeItem[]) => ({
  min: ZERO,
  max: ZERO,
  quickAmounts: [],
  channels: [],
  left: { day: null, week: null, month: null },
  ...sortOut(configured),
});

it('tiers and packages of the config are added to those of the offer, which take precedence', () => {
  const offer = offerOf(item({ id: 6004, days: 7 }), item({ id: 12001, type: 12 }));
  const configured = [
    item({ id: 6004, days: 30, price: minorUnits(1) }),
    item({ id: 6005, days: 30 }),
    item({ id: 12001, type: 12, price: minorUnits(1) }),
    item({ id: 12002, type: 12 }),
  ];
  const { packages, tiers } = withConfigured(offer, configured);
  expect(packages.map(({ id, days, price }) => [id, days, price])).toEqual([
    [6004, 7, 10_000],
    [6005, 30, 10_000],
  ]);
  expect(tiers.map(({ id, price }) => [id, price])).toEqual([
    [12001, 10_000],
    [12002, 10_000],
  ]);
});

it('a single payment that only the config sells is not offered', () => {
  const offer = offerOf(item({ id: 1 }));
  expect(withConfigured(offer, [item({ id: 2 })])).toBe(offer);
  expect(withConfigured(offer, [])).toBe(offer);
});

it('a prop of the config becomes a package when it states its bonus [data.web-config]', () => {
  const props = { id: 6005, type: 6, price: 10_000, num: 2_000, paramStr: '' };
  const whole = { ...props, bonusAmount: 2_000, days: 30, props: item({ id: 1 }).props };
  const read = readTolerantly(
    appConfig,
    appConfigAnswer({
      appPropConfigMap: {
        6004: { ...props, id: 6004 },
        6005: { ...whole, props: [...whole.props] },
      },
    }),
  );
  if (!read.success) throw new Error('refused');
  const { props: configured } = toLobbyConfig(
    read.output,
    { origin: '', pictureOrigins: [] },
    false,
  );
  expect(withConfigured(offerOf(), configured).packages).toMatchObject([
    { id: 6005, days: 30, price: 10_000, bonusAmount: 2_000 },
  ]);
});
