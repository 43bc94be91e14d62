import { readPhoneInfo, systemIn } from '#browser/install/phone-info.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0 Mobile', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux'],
  ['', ''],
  ['a browser of its own kind', ''],
])('the user agent %s runs on %s', (userAgent, system) => {
  expect(systemIn(userAgent)).toBe(system);
});

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const model = async () => ({ model: 'Pixel 8' });
const refuses = () => Promise.reject(new Error('not allowed'));

test.each<[string, unknown, { os: string; deviceModel: string }]>([
  [
    'names its model',
    { platform: 'Android', getHighEntropyValues: model },
    { os: 'Android', deviceModel: 'Pixel 8' },
  ],
  [
    'keeps its model to itself',
    { platform: 'Android', getHighEntropyValues: refuses },
    { os: 'Android', deviceModel: '' },
  ],
  ['tells nothing but its user agent', undefined, { os: 'iOS', deviceModel: '' }],
])('device info of a browser that %s', async (_what, userAgentData, expected) => {
  vi.stubGlobal('navigator', { userAgent, userAgentData });
  expect(await readPhoneInfo()).toEqual(expected);
});
