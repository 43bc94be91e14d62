import type { Texts } from '#i18n/texts/en-PH/all.ts';

export const login: Texts['login'] = {
  title: 'เข้าสู่ระบบ',
  promo: 'รวมเกมโปรดของคุณไว้ในล็อบบี้เดียว',
  account: 'ชื่อบัญชี',
  password: 'รหัสผ่าน',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  submit: 'เข้าสู่ระบบ',
  keep: 'จดจำการเข้าสู่ระบบบนเครื่องนี้',
  forgot: 'ลืมรหัสผ่าน?',
  newHere: 'ยังไม่มีบัญชี?',
  create: 'สมัครสมาชิก',
  expired: 'เซสชันหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
  needed: 'กรุณาเข้าสู่ระบบเพื่อดำเนินการต่อ',
  loginUsernameTip: 'ชื่อบัญชี: ตัวอักษรอังกฤษและตัวเลข {{min}} ถึง {{max}} ตัว',
  loginPasswordTip: 'รหัสผ่าน: {{min}} ถึง {{max}} ตัวอักษร',
  loginConfirmationTip: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
  loginEmailInputTip: 'กรุณากรอกอีเมล',
  loginEmailTip: 'กรุณากรอกอีเมลให้ถูกต้อง',
  loginFailed: 'เข้าสู่ระบบไม่สำเร็จ (รหัส {{code}})',
  notReady: 'ยังเข้าสู่ระบบไม่ได้ กรุณาลองใหม่ในอีกสักครู่',
};
