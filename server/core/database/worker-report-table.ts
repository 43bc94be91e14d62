import type { Fixed } from './columns.ts';

/** Sums of service workers' reports, by the market's day (counted from the epoch). */
export interface WorkerReportTable {
  day: Fixed<number>;
  /** True when they were about the list that was current then. */
  is_current: Fixed<boolean>;
  reports: number;
  install_failed: number;
  quota: number;
  hits: number;
  misses: number;
  fetched: number;
  bytes: number;
  failed: number;
  absent: number;
  fills: number;
  fill_ms: number;
}
