import { expect, it } from 'vitest';
import { listedActivities } from '#shared/activity/activities.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

eachPlatform('a scenario with one activity', (subject) => {
  it.each(listedActivities.map(({ name, id }) => [name, id] as const))(
    'only-%s runs that activity and no other',
    async (name, id) => {
      const platform = subject.platform();
      const { token } = await ownPlayer(platform);
      const { body } = await operate(platform, 'scenario apply', { name: `only-${name}` });
      expect(body).toMatchObject({ errcode: 0 });
      const answer = await subject.call('activities', {}, token);
      expect(answer.body['activityIds']).toEqual([id]);
    },
  );

  it('of an activity that does not exist is refused, and changes nothing', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    await operate(platform, 'scenario apply', { name: 'only-notice' });
    const { body } = await operate(platform, 'scenario apply', { name: 'only-nothing' });
    expect(body['errcode']).not.toBe(0);
    const answer = await subject.call('activities', {}, token);
    expect(answer.body['activityIds']).toHaveLength(1);
  });
});
