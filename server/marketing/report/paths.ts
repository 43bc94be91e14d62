export const REPORT_PATH = '/report';
export const TABLE_PATH = '/report/table';
export const COSTS_PATH = '/report/costs';
export const RETENTION_PATH = '/report/retention';
export const REVENUE_PATH = '/report/revenue';
export const VALUE_PATH = '/report/value';
export const HANDOVERS_PATH = '/report/handovers';
/** Notes on days of the report. */
export const NOTES_PATH = '/report/notes';
/** Old address of the report; as a page it is the front page. */
export const INSTALL_PATH = '/report/install';
/** Fills the empty report of a demo. */
export const SAMPLES_PATH = '/report/samples';
