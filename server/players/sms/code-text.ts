import type { Settings } from '#server/core/settings/settings.ts';

type Scene = 1 | 2 | 3 | 4;

const PURPOSES = {
  ph: {
    1: 'bind this mobile number',
    2: 'set a new password',
    3: 'withdraw',
    4: 'change your bank account',
  },
  th: {
    1: 'ผูกเบอร์มือถือนี้',
    2: 'ตั้งรหัสผ่านใหม่',
    3: 'ถอนเงิน',
    4: 'เปลี่ยนบัญชีธนาคาร',
  },
} as const satisfies Record<Settings['market'], Record<Scene, string>>;

export interface CodeTextParts {
  market: Settings['market'];
  scene: Scene;
  code: string;
  minutes: number;
  /** Origin of the app; '' = unknown. */
  appOrigin: string;
}

/**
 * A message with a code; the code comes first, so that notifications show it. Phones fill a code of the last
 * line, `@host #code`, into a page of that host (WebOTP), and into no other.
 */
export function codeText({ market, scene, code, minutes, appOrigin }: CodeTextParts): string {
  const purpose = PURPOSES[market][scene];
  const text =
    market === 'ph'
      ? `${code} is your Parola code to ${purpose}. Valid for ${minutes} min. Never share it, not even with us.`
      : `${code} คือรหัส Parola เพื่อ${purpose} ใช้ได้ ${minutes} นาที ห้ามบอกใคร แม้แต่เจ้าหน้าที่`;
  return appOrigin === '' ? text : `${text}\n\n@${new URL(appOrigin).hostname} #${code}`;
}
