/** What the phone tells of itself without being measured: never a fingerprint (spec §7). */
export interface PhoneInfo {
  /** `Android`, `iOS`, or what the browser calls its system; may be empty. */
  readonly os: string;
  /** Only where the browser offers it; else empty. */
  readonly deviceModel: string;
}

interface UserAgentData {
  readonly platform?: string;
  getHighEntropyValues?(hints: readonly string[]): Promise<{ readonly model?: string }>;
}

/** Asks the browser. Never rejects. */
export async function readPhoneInfo(): Promise<PhoneInfo> {
  const data = (navigator as Navigator & { userAgentData?: UserAgentData }).userAgentData;
  const model = await data
    ?.getHighEntropyValues?.(['model'])
    .then((values) => values.model ?? '')
    .catch(() => '');
  return { os: data?.platform || systemIn(navigator.userAgent), deviceModel: model ?? '' };
}

/** The system named in a browser's user agent text; '' when it names none of these. */
export function systemIn(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Android/.test(userAgent)) return 'Android';
  if (/Windows/.test(userAgent)) return 'Windows';
  if (/Macintosh/.test(userAgent)) return 'macOS';
  return /Linux/.test(userAgent) ? 'Linux' : '';
}
