export const ALERTS_PATH = '/report/alerts';
