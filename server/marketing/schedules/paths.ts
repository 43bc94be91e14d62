export const SCHEDULES_PATH = '/report/schedules';
