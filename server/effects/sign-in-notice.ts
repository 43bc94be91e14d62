import { sendMail } from '#server/mail/send-mail.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { NoteSignInChange, SignInChange } from '#server/players/base/notice-ports.ts';
import type { Market } from '#shared/market/market.ts';

/** The type of mail that is no promotion and has no gift. */
const MESSAGE = 0;

interface Words {
  readonly title: string;
  readonly text: string;
  /** What to do when it was somebody else. */
  readonly otherwise: string;
}

/** A device that did not say its name has none. */
const quoted = (name: string, unknown: string): string => (name === '' ? unknown : `“${name}”`);

const WORDS: Readonly<Record<Market, (change: SignInChange) => Words>> = {
  ph: (change) => {
    switch (change.kind) {
      case 'passkey-added':
        return {
          title: 'A passkey was added',
          text: `${quoted(change.name, 'A device')} can now log in to your account.`,
          otherwise: 'If this wasn’t you, remove it under Your devices and change your password.',
        };
      case 'passkey-removed':
        return {
          title: 'A passkey was removed',
          text: `${quoted(change.name, 'A device')} can no longer log in to your account.`,
          otherwise: 'If this wasn’t you, change your password and check Your devices.',
        };
      case 'passkeys-removed':
        return {
          title: 'Your passkeys were removed',
          text: 'Customer support removed them. Log in with your password.',
          otherwise: 'If you didn’t ask for this, write to customer support.',
        };
      case 'password-changed':
        return {
          title: 'Your password was changed',
          text: 'Other devices were logged out.',
          otherwise: 'If this wasn’t you, write to customer support right away.',
        };
    }
  },
  th: (change) => {
    switch (change.kind) {
      case 'passkey-added':
        return {
          title: 'เพิ่มพาสคีย์แล้ว',
          text: `${quoted(change.name, 'อุปกรณ์เครื่องหนึ่ง')} เข้าสู่ระบบบัญชีของคุณได้แล้ว`,
          otherwise: 'หากไม่ใช่คุณ ให้ลบออกที่ “อุปกรณ์ที่เข้าสู่ระบบ” แล้วเปลี่ยนรหัสผ่าน',
        };
      case 'passkey-removed':
        return {
          title: 'ลบพาสคีย์แล้ว',
          text: `${quoted(change.name, 'อุปกรณ์เครื่องหนึ่ง')} เข้าสู่ระบบบัญชีของคุณไม่ได้อีก`,
          otherwise: 'หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่าน แล้วตรวจดู “อุปกรณ์ที่เข้าสู่ระบบ”',
        };
      case 'passkeys-removed':
        return {
          title: 'ลบพาสคีย์ของคุณแล้ว',
          text: 'ฝ่ายบริการลูกค้าลบพาสคีย์ทั้งหมด ให้เข้าสู่ระบบด้วยรหัสผ่าน',
          otherwise: 'หากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้า',
        };
      case 'password-changed':
        return {
          title: 'เปลี่ยนรหัสผ่านแล้ว',
          text: 'อุปกรณ์อื่นออกจากระบบแล้ว',
          otherwise: 'หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
        };
    }
  },
};

/** Sends the player a mail about a change of what signs in to the account, and a notification. */
export const noteSignInChange: NoteSignInChange = async (trx, playerId, change, moment) => {
  const { title, text, otherwise } = WORDS[moment.market](change);
  const content = `<p>${escapeHtml(text)}</p><p>${escapeHtml(otherwise)}</p>`;
  await sendMail(trx, { playerId, type: MESSAGE, title, content }, moment);
};
