/** Share targets of an invitation (spec §2 "Share dialog"). */
import {
  inviteText,
  SHARE_NETWORKS,
  shareAddress,
  type ShareNetwork,
} from '#shared/share/share-target.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const LINK = 'https://play.example/?outValue=A%20B&aid=1&share_referrer=2';

describe('the share address of a network', () => {
  it('contains the link, and the message where the network accepts one [share.targets]', () => {
    const invite = { words: 'Come & play:', link: LINK };
    const read = (network: ShareNetwork) => new URL(shareAddress(network, invite)).searchParams;
    expect(read('facebook').get('u')).toBe(LINK);
    expect(read('messenger').get('link')).toBe(LINK);
    expect(read('whatsapp').get('text')).toBe(`Come & play: ${LINK}`);
    expect(read('line').get('text')).toBe(`Come & play: ${LINK}`);
    expect(Object.fromEntries(read('x'))).toEqual({ text: 'Come & play:', url: LINK });
  });

  it('is LINE’s where Thailand has no WhatsApp', () => {
    expect(SHARE_NETWORKS.ph).toEqual(['facebook', 'messenger', 'whatsapp', 'x']);
    expect(SHARE_NETWORKS.th).toEqual(['facebook', 'messenger', 'line', 'x']);
  });

  it('is valid whatever the message and the link contain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHARE_NETWORKS.ph, ...SHARE_NETWORKS.th),
        fc.string(),
        fc.string(),
        (network, words, value) => {
          const link = `https://play.example/?outValue=${encodeURIComponent(value)}#top`;
          const address = shareAddress(network, { words, link });
          expect(address).not.toMatch(/[\s#]/);
          const shared = [...new URL(address).searchParams.values()].join(' ');
          expect(shared).toContain(link);
        },
      ),
    );
  });

  it('has no stray space without a message', () => {
    expect(inviteText({ words: '', link: LINK })).toBe(LINK);
  });
});
