import { lazyComponent } from '#app/lazy-component.tsx';

/** The activity centre, inside the lobby and as its own route. */
export const activitiesPart = lazyComponent(
  async () => (await import('#screens/activity/activities-screen.tsx')).ActivitiesScreen,
  'activityCentre',
  'pause',
  'reward',
  'task',
);
