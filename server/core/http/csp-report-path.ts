export const CSP_REPORT_PATH = '/csp-report';
