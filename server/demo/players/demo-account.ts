/** Printed at start, for trying the server out; exists only in demos. */
export const DEMO_ACCOUNT = 'parolademo';
export const DEMO_PASSWORD = 'lantern2026';
