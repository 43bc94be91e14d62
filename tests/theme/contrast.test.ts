import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VIP_TIERS } from '#shared/vip/tier.ts';
import { metaThemeColours } from '#theme/theme.ts';

type Theme = 'dark' | 'light';
type Tokens = ReadonlyMap<string, string>;

const sheets = ['tokens.css', 'brand-parola.css']
  .map((name) => readFileSync(new URL(`../../src/theme/${name}`, import.meta.url), 'utf8'))
  .join('\n');

const selectors = {
  dark: ':root',
  lightBySystem: ":root:not([data-theme='dark'])",
  lightByChoice: ":root[data-theme='light']",
} as const;

/** Collects the declarations of rules with exactly this selector; later ones win. */
function tokensOf(css: string, selector: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, ruleSelector = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (ruleSelector.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
      tokens.set(name, value.trim());
    }
  }
  return tokens;
}

function themeTokens(theme: Theme): Tokens {
  const dark = tokensOf(sheets, selectors.dark);
  return theme === 'dark' ? dark : new Map([...dark, ...tokensOf(sheets, selectors.lightByChoice)]);
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a six-digit colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['--surface-0', '--surface-1', '--surface-2', '--surface-3'];
const tints = ['--gold-tint', '--coral-tint', '--jade-tint', '--danger-tint'];
const texts = ['--text-strong', '--text-soft', '--text-faint'];
const accents = ['--gold', '--coral', '--jade', '--danger'];

/** Foregrounds, their backgrounds, and the minimum ratio of WCAG 2.2 AA. */
const rules: readonly {
  readonly foregrounds: readonly string[];
  readonly grounds: readonly string[];
  readonly least: number;
}[] = [
  { foregrounds: texts, grounds: [...surfaces, ...tints], least: 4.5 },
  { foregrounds: accents, grounds: surfaces, least: 4.5 },
  ...['gold', 'coral', 'jade', 'danger'].map((hue) => ({
    foregrounds: [`--${hue}`],
    grounds: [`--${hue}-tint`],
    least: 4.5,
  })),
  { foregrounds: ['--on-gold'], grounds: ['--gold-fill', '--gold-fill-end'], least: 4.5 },
  { foregrounds: ['--on-coral'], grounds: ['--coral-fill', '--coral-fill-end'], least: 4.5 },
  { foregrounds: ['--on-jade'], grounds: ['--jade-fill'], least: 4.5 },
  { foregrounds: ['--on-danger'], grounds: ['--danger-fill'], least: 4.5 },
  { foregrounds: ['--brand-ink'], grounds: surfaces, least: 4.5 },
  { foregrounds: ['--line-strong', '--focus', '--alert'], grounds: surfaces, least: 3 },
  { foregrounds: ['--jade-fill'], grounds: ['--surface-0', '--surface-1'], least: 3 },
];

const pairs = (['dark', 'light'] as const).flatMap((theme) =>
  rules.flatMap(({ foregrounds, grounds, least }) =>
    foregrounds.flatMap((foreground) =>
      grounds.map((ground) => ({ theme, foreground, ground, least })),
    ),
  ),
);

describe('contrast of the theme (WCAG 2.2 AA)', () => {
  it.each(pairs)('$theme: $foreground on $ground is at least $least', (pair) => {
    const tokens = themeTokens(pair.theme);
    const ratio = contrast(tokens.get(pair.foreground) ?? '', tokens.get(pair.ground) ?? '');
    expect(ratio).toBeGreaterThanOrEqual(pair.least);
  });

  it('is computed correctly for known pairs', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });
});

describe('the light theme', () => {
  const bySystem = tokensOf(sheets, selectors.lightBySystem);

  it('has the same tokens by system setting and by choice', () => {
    expect(bySystem.size).toBeGreaterThan(20);
    expect([...tokensOf(sheets, selectors.lightByChoice)]).toEqual([...bySystem]);
  });

  it('redefines every colour token of the dark theme', () => {
    const unmoved = ['--brand-heart', '--brand-hoop', '--brand-tail'];
    const colours = [...tokensOf(sheets, selectors.dark)]
      .filter(([, value]) => /^(?:#|rgb\()/.test(value))
      .map(([name]) => name)
      .filter((name) => !unmoved.includes(name));
    expect(colours.filter((name) => !bySystem.has(name))).toEqual([]);
  });
});

describe('colours shared by both themes', () => {
  const sheet = readFileSync(new URL('../../src/theme/rewards.css', import.meta.url), 'utf8');
  const fixed = tokensOf(sheet, ':root');

  it.each(VIP_TIERS)('are readable on the card of the tier %s', (tier) => {
    const ground = tokensOf(sheet, `[data-tier='${tier}']`);
    for (const text of ['--tier-text', '--tier-text-soft']) {
      for (const name of ['--tier-ground', '--tier-ground-deep']) {
        const ratio = contrast(fixed.get(text) ?? '', ground.get(name) ?? '');
        expect(ratio, `${text} on ${name}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each([
    ':root',
    `[data-place='sign-up-bonus']`,
    ...['mail', 'task', 'vip'].map((last) => `[data-place='${last}']`),
  ])('are readable on the picture of an activity: %s', (selector) => {
    const place = new Map([...fixed, ...tokensOf(sheet, selector)]);
    for (const text of ['--place-text', '--place-ready']) {
      const ratio = contrast(place.get(text) ?? '', place.get('--place-night') ?? '');
      expect(ratio, text).toBeGreaterThanOrEqual(4.5);
    }
    const onSky = contrast(place.get('--place-text') ?? '', place.get('--place-sky') ?? '');
    expect(onSky).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['--wheel-on-bright', 'gold'],
    ['--wheel-on-bright', 'coral'],
    ['--wheel-on-deep', 'violet'],
    ['--wheel-on-deep', 'night'],
  ])('%s is readable as large text on a segment in %s', (text, tone) => {
    for (const ground of [`--wheel-${tone}-light`, `--wheel-${tone}`]) {
      const ratio = contrast(fixed.get(text) ?? '', fixed.get(ground) ?? '');
      expect(ratio, ground).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the meta colours', () => {
  it.each(['dark', 'light'] as const)('of %s equal its surface 0', (theme) => {
    expect(metaThemeColours[theme]).toBe(themeTokens(theme).get('--surface-0'));
  });
});
