/** Device information that the browser offers: never a fingerprint (spec §7). */
export interface PhoneInfo {
  /** `Android`, `iOS`, or the browser's name of its system; may be empty. */
  readonly os: string;
  /** Empty where the browser does not offer it. */
  readonly deviceModel: string;
}

interface UserAgentData {
  readonly platform?: string;
  getHighEntropyValues?(hints: readonly string[]): Promise<{ readonly model?: string }>;
}

/** Never rejects. */
export async function readPhoneInfo(): Promise<PhoneInfo> {
  const data = (navigator as Navigator & { userAgentData?: UserAgentData }).userAgentData;
  const model = await data
    ?.getHighEntropyValues?.(['model'])
    .then((values) => values.model ?? '')
    .catch(() => '');
  return { os: data?.platform || systemIn(navigator.userAgent), deviceModel: model ?? '' };
}

/** The system named in a user agent string; '' when it names none of these. */
export function systemIn(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Android/.test(userAgent)) return 'Android';
  if (/Windows/.test(userAgent)) return 'Windows';
  if (/Macintosh/.test(userAgent)) return 'macOS';
  return /Linux/.test(userAgent) ? 'Linux' : '';
}
