export const REPORT_PATH = '/report';
export const TABLE_PATH = '/report/table';
export const COSTS_PATH = '/report/costs';
export const RETENTION_PATH = '/report/retention';
/** The address of the report before there was a console; as a page it is the front page. */
export const INSTALL_PATH = '/report/install';
