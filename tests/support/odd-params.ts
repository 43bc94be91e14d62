/** Texts that a JSON parser would take for something else. */
export const ODD_TEXTS = {
  fbclid: '1234567890123456789',
  gclid: '662E41',
  ttclid: '007',
  utm_source: 'true',
  utm_medium: 'null',
  utm_campaign: '"quoted"',
  utm_content: '{"a":1}',
  utm_term: '[1,2]',
  aid: '-0',
  pid: '1.50',
  outValue: '',
  kept: 'น้ำ + ปลา & 🎏 100%',
};
