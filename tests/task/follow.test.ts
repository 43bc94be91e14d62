import { followUrl, isFollowKind } from '#shared/follow/follow.ts';
import type { SocialLink } from '#shared/share/social.ts';
import { taskKind } from '#shared/task/task.ts';
import { expect, it } from 'vitest';

const link = (id: SocialLink['id']): SocialLink => ({ id, url: `https://example.com/${id}` });

it('task types 4 and 13 are the follow tasks', () => {
  const followed = Array.from({ length: 16 }, (_, type) => type).filter((type) =>
    isFollowKind(taskKind(type)),
  );
  expect(followed).toEqual([4, 13]);
});

it('a page task opens the first page link, a channel task the messenger link', () => {
  const links = [link('YOUTUBE'), link('telegram02'), link('facebook02')];
  expect(followUrl('follow-page', links)).toBe('https://example.com/facebook02');
  expect(followUrl('follow-page', links.slice(0, 2))).toBe('https://example.com/YOUTUBE');
  expect(followUrl('follow-channel', links)).toBe('https://example.com/telegram02');
});

it('a task without a matching link has no address', () => {
  expect(followUrl('follow-page', [link('telegram02')])).toBeNull();
  expect(followUrl('follow-channel', [link('facebook02')])).toBeNull();
});
