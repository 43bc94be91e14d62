import { loadPart } from '#app/load-part.tsx';

/** The activity centre, the same in the lobby and on its own. */
export const activitiesPart = loadPart(
  async () => (await import('#screens/activities/activities-screen.tsx')).ActivitiesScreen,
  'activityCentre',
  'pause',
  'task',
);
