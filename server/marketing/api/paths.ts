export const API_PATHS = {
  document: '/report/api/openapi.json',
  installs: '/report/api/installs',
  table: '/report/api/table',
  retention: '/report/api/retention',
  handovers: '/report/api/handovers',
  revenue: '/report/api/revenue',
  value: '/report/api/value',
  costs: '/report/api/costs',
} as const;
