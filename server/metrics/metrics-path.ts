export const METRICS_PATH = '/metrics';
