/** Problems of e-mail, in Thai; see `th-problems.ts`. */
export const EMAIL_PROBLEMS: readonly (readonly [english: string, thai: string])[] = [
  ['"%" is not an e-mail address', '“$1” ไม่ใช่ที่อยู่อีเมล'],
  ['there may be % e-mail addresses', 'มีที่อยู่อีเมลได้ไม่เกิน $1 ที่อยู่'],
  ['enter at least one e-mail address', 'กรอกที่อยู่อีเมลอย่างน้อยหนึ่งที่อยู่'],
  ['e-mail is not set up on this server', 'เซิร์ฟเวอร์นี้ยังไม่ได้ตั้งค่าอีเมล'],
  ['there is no such e-mail', 'ไม่มีอีเมลนี้'],
  // Owners
  ['choose an account of a marketer', 'เลือกบัญชีของนักการตลาด'],
];
