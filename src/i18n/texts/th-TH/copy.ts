import type { Texts } from '#i18n/texts/en-PH/all.ts';

export const copy: Texts['copy'] = {
  copied: 'คัดลอกสำเร็จ',
  failed: 'คัดลอกไม่สำเร็จ',
};
