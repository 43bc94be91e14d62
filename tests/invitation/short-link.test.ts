import { shortLink } from '#shared/share/short-link.ts';
import { describe, expect, it } from 'vitest';

const LINK = 'https://play.example/app/?outValue=8K3F2A&install_referrer=h5&aid=10012#top';
const upTo = (most: number) => (text: string) => text.length <= most;

describe('a link to be read', () => {
  it('is the host and the code', () => {
    expect(shortLink(LINK, '8K3F2A', upTo(40))).toBe('play.example/…8K3F2A');
    expect(shortLink('http://localhost:4810?outValue=A', 'A', upTo(40))).toBe('localhost:4810/…A');
  });

  it.each([
    [18, 'play.exampl…8K3F2A'],
    [10, 'pla…8K3F2A'],
    [8, 'p…8K3F2A'],
    [6, '8K3F2A'],
  ])('is cut before the code where only %i characters fit', (most, text) => {
    expect(shortLink(LINK, '8K3F2A', upTo(most))).toBe(text);
  });
});
