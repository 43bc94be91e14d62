import type { owners as en } from '#server/marketing/texts/en-owners.ts';

export const owners: typeof en = {
  title: 'เจ้าของ',
  owner: (name) => `เจ้าของ: ${name}`,
  gone: (name) => `เจ้าของ: ${name} (บัญชีถูกลบแล้ว)`,
  none: (createdBy) => `ไม่มีเจ้าของ สร้างโดย ${createdBy}`,
  newOwner: 'เจ้าของใหม่',
  handOver: 'โอนให้',
  handed: 'โอนแล้ว',
  noAccounts: 'ยังไม่มีบัญชีของนักการตลาดให้โอนไป',
  onlyBoth: 'เฉพาะบัญชีที่เปิดได้ทุกหน้าจึงโอนให้บัญชีอื่นได้',
};
