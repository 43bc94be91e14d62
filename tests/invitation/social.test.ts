import { describe, expect, it } from 'vitest';
import { communityLinks, SOCIAL_IDS, socialLinks } from '#shared/share/social.ts';

const page = 'https://www.example.com/parola';

describe('social links', () => {
  it('include six networks [home.footer.social-links]', () => {
    const entries = SOCIAL_IDS.map((id) => ({ id, url: page }));
    expect(socialLinks(entries)).toEqual(entries);
    expect(SOCIAL_IDS).toEqual([
      'facebook02',
      'telegram02',
      'INSTAGRAM',
      'TIKTOK',
      'TWITCH',
      'YOUTUBE',
    ]);
  });

  it('omit an unknown id, with exact spelling [home.footer.social-links]', () => {
    expect(socialLinks([{ id: 'facebook01', url: page }])).toEqual([]);
    expect(socialLinks([{ id: 'youtube', url: page }])).toEqual([]);
  });

  it.each(['', '  ', 'http://example.com', 'javascript:alert(1)'])(
    'omit a known id whose url is %j [home.footer.social-links]',
    (url) => {
      expect(socialLinks([{ id: 'TIKTOK', url }])).toEqual([]);
    },
  );

  it('preserve the server’s order and trim the address', () => {
    const links = socialLinks([
      { id: 'YOUTUBE', url: ` ${page} ` },
      { id: 'facebook02', url: page },
    ]);
    expect(links).toEqual([
      { id: 'YOUTUBE', url: page },
      { id: 'facebook02', url: page },
    ]);
  });
});

describe('the community block', () => {
  it('has both links [side-menu.community]', () => {
    const links = socialLinks([
      { id: 'telegram02', url: `${page}/t` },
      { id: 'facebook02', url: `${page}/f` },
    ]);
    expect(communityLinks(links)).toEqual({ facebook: `${page}/f`, telegram: `${page}/t` });
  });

  it('is hidden when one of them is missing [side-menu.community]', () => {
    expect(communityLinks(socialLinks([{ id: 'facebook02', url: page }]))).toBeNull();
    expect(communityLinks(socialLinks([{ id: 'telegram02', url: page }]))).toBeNull();
    expect(communityLinks([])).toBeNull();
  });
});
