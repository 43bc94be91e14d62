export const FREQUENCIES = ['day', 'week', 'month'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
