import { loadPart } from '#app/load-part.tsx';

/** The activity centre, inside the lobby and as its own route. */
export const activitiesPart = loadPart(
  async () => (await import('#screens/activities/activities-screen.tsx')).ActivitiesScreen,
  'activityCentre',
  'pause',
  'task',
);
