/** Printed at start for whoever tries the platform out; made only where demos are wanted. */
export const DEMO_ACCOUNT = 'parolademo';
export const DEMO_PASSWORD = 'lantern2026';
