import { describe, expect, it } from 'vitest';
import { classifyClient } from '#shared/install/classify-client.ts';
import type { ClientSignals } from '#shared/install/client.ts';
import { iosHintVariant } from '#shared/install/ios-variant.ts';
import { DEFAULT_SIGNALS } from './user-agent-row.ts';
import { USER_AGENTS } from './user-agents.ts';

function variantOf(given: Partial<ClientSignals>) {
  const signals = { ...DEFAULT_SIGNALS, ...given };
  return iosHintVariant(signals, classifyClient(signals));
}

/** Builds an iPhone user agent. @param rest what the browser appends */
function iphone(system: string, rest: string): string {
  return `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
}

const SAFARI = 'Mobile/15E148 Safari/604.1';

describe('the install hint on iPhone and iPad', () => {
  it.each([
    ['safari', '18_1', `Version/18.1 ${SAFARI}`],
    ['safari', '16_6', `Version/16.6 ${SAFARI}`],
    ['safari', '12_5', `Version/12.1.2 ${SAFARI}`],
    ['safari-26', '18_6', `Version/26.0 ${SAFARI}`],
    ['safari-26', '18_7', `Version/26.4 ${SAFARI}`],
    ['safari-26', '18_7', `Version/27 ${SAFARI}`],
    ['safari-26', '26_0', `Version/26.0 ${SAFARI}`],
    ['share-other', '18_1', `CriOS/130.0.6723.90 ${SAFARI}`],
    ['share-other', '16_4', `CriOS/113.0.5672.109 ${SAFARI}`],
    ['share-other', '18_7', `FxiOS/143.0 ${SAFARI}`],
    ['share-other', '16_5', `Version/16.0 EdgiOS/113.0.1774.42 ${SAFARI}`],
    ['share-other', '18_1', `Version/18.1 ${SAFARI} OPT/5.0.7`],
    ['share-other', '18_7', `Version/26.0 ${SAFARI} Ddg/26.0`],
    ['open-in-safari', '16_3', `CriOS/110.0.5481.83 ${SAFARI}`],
    ['open-in-safari', '15_7', `Version/15.0 EdgiOS/100.0.1185.50 ${SAFARI}`],
    ['open-in-safari', '18_5', 'Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5)'],
    ['open-in-safari', '26_0_1', `Version/26.0.1 ${SAFARI} [WAiOS/2.25.31]`],
    ['open-in-safari', '18_1', 'Mobile/15E148'],
  ])('is %s for OS %s with %s', (expected, system, rest) => {
    expect(variantOf({ ua: iphone(system, rest) })).toBe(expected);
  });

  it('is that of another browser with a share menu for Brave', () => {
    const ua = iphone('18_7', `Version/26.0 ${SAFARI}`);
    expect(variantOf({ ua, isBrave: true })).toBe('share-other');
  });

  it('follows the browser version on an iPad that claims to be a Macintosh', () => {
    const mac =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
    const ipad = { platform: 'MacIntel', maxTouchPoints: 5 };
    expect(variantOf({ ...ipad, ua: `${mac} Version/17.5 Safari/605.1.15` })).toBe('safari');
    expect(variantOf({ ...ipad, ua: `${mac} Version/26.0.1 Safari/605.1.15` })).toBe('safari-26');
    expect(variantOf({ ...ipad, ua: `${mac} FxiOS/143 Safari/605.1.15` })).toBe('share-other');
    const chrome = `${mac} CriOS/141.0.7390.41 Version/11.1.1 Safari/605.1.15`;
    expect(variantOf({ ...ipad, ua: chrome })).toBe('share-other');
  });

  it('is null when installed, for a bot and on other platforms [flow.install.ios-hint]', () => {
    const ua = iphone('18_7', `Version/26.0 ${SAFARI}`);
    expect(variantOf({ ua, navigatorStandalone: true })).toBeNull();
    expect(variantOf({ ua: `${ua} (Applebot/0.1)` })).toBeNull();
    expect(
      variantOf({ ua: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36' }),
    ).toBeNull();
  });

  it('exists for every iPhone and iPad of the table that is neither installed nor a bot', () => {
    for (const { signals, expected } of USER_AGENTS) {
      const isApple = expected.platform === 'ios' || expected.platform === 'ipados';
      const hasHint = isApple && expected.standalone !== true && expected.bot !== true;
      expect(variantOf(signals) !== null, signals.ua).toBe(hasHint);
    }
  });
});
