import { findInvitation, readSharedText } from '#shared/share/shared-invitation.ts';
import { shareLink } from '#shared/share/share-link.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const OWN = 'https://lobby.test';
const find = (text: string, url?: string) =>
  findInvitation({ text, ...(url !== undefined && { url }) }, [OWN]);
const invite = `${OWN}/?outValue=8K3F2A&install_referrer=h5&aid=10012&share_referrer=1`;

describe('an invitation shared with the app', () => {
  it.each([
    ['a link alone', invite],
    ['a link in a text', `Play with me! ${invite}`],
    ['a link at the end of a sentence', `Here it is: ${OWN}/?aid=10012&outValue=8K3F2A.`],
    ['a link before Thai', `${invite}มาเล่นกัน`],
    ['the second of several links', `https://news.test/?outValue=OTHER1 and ${invite}`],
    ['the first of two invitations', `${invite} ${OWN}/?outValue=ZZZZZ9`],
    ['capital letters in the host', invite.replace('lobby.test', 'Lobby.TEST')],
  ])('is found in %s', (_what, text) => {
    expect(find(text)).toEqual({ outValue: '8K3F2A', aid: '10012' });
  });

  it('is found in the field for links, and as a code alone', () => {
    expect(find('Come and play', invite)?.outValue).toBe('8K3F2A');
    expect(find('  8K3F2A ')).toEqual({ outValue: '8K3F2A' });
  });

  it.each([
    ['another site', 'https://evil.test/?outValue=8K3F2A'],
    ['a site whose name begins with ours', 'https://lobby.test.evil.test/?outValue=8K3F2A'],
    ['our name as a user', 'https://lobby.test@evil.test/?outValue=8K3F2A'],
    ['our name before a backslash', String.raw`https://lobby.test\@evil.test/?outValue=8K3F2A`],
    ['another port', 'https://lobby.test:8443/?outValue=8K3F2A'],
    ['no secure link', 'http://lobby.test/?outValue=8K3F2A'],
    ['our link inside another', `https://evil.test/?to=${encodeURIComponent(invite)}`],
    ['a script', 'javascript:alert(1)?outValue=8K3F2A'],
    ['markup in place of a code', `${OWN}/?outValue=%3Cscript%3E1`],
    ['a word', 'hello'],
    ['a sentence with a number', 'see you at 8'],
    ['a link without a code', `${OWN}/lobby/home`],
    ['nothing', ''],
  ])('is not %s', (_what, text) => {
    expect(find(text)).toBeNull();
  });

  it('of every player is found in the link that the app makes', () => {
    const code = fc.stringMatching(/^[A-Z0-9]{4,12}$/);
    const words = fc.string().filter((text) => !/https?:/i.test(text));
    fc.assert(
      fc.property(code, fc.integer({ min: 1 }), words, (inviteCode, aid, before) => {
        const link = shareLink({ base: `${OWN}/`, inviteCode, aid: String(aid) }) ?? '';
        expect(find(`${before} ${link}`)).toEqual({ outValue: inviteCode, aid: String(aid) });
      }),
    );
  });

  it('never contains anything but letters and digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl({ withQueryParameters: true }), (text, url) => {
        const found = findInvitation({ text, url }, [OWN, new URL(url).origin]);
        expect(found?.outValue ?? 'none').toMatch(/^[A-Za-z0-9]+$/);
      }),
    );
  });

  it('is read from the fields of the manifest alone', () => {
    expect(readSharedText({ text: ['a', 'b'], url: '', to: 'https://evil.test' })).toEqual({
      text: 'a',
      url: '',
    });
  });
});
