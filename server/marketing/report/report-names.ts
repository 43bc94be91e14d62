export const REPORT_NAMES = [
  'installs',
  'table',
  'retention',
  'handovers',
  'revenue',
  'value',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];
