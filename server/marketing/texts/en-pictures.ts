/** Uploaded pictures of the lobby. */
export const pictures = {
  title: 'Pictures',
  intro:
    'Upload a picture here, then name its address in a banner or a notice. JPEG, PNG, WebP, AVIF or GIF up to 3 MB; banners are shown 9 wide and 4 high, best 1,560 by 693. It is made as small as the lobby needs it, without the place where it was taken.',
  file: 'Picture',
  upload: 'Upload',
  facts: (size: string, bytes: string, time: string, who: string) =>
    `${size} · ${bytes} · ${time} · ${who}`,
  kilobytes: (count: string) => `${count} kB`,
  addressOf: (name: string) => `Address of ${name}`,
  remove: 'Remove',
  removeHint: 'Only a picture that no banner, notice, mail or planned change shows can be removed.',
};
