import type { UserAgentRow } from './user-agent-row.ts';
import { BOT_USER_AGENTS } from './user-agents-bots.ts';
import { BROWSER_USER_AGENTS } from './user-agents-browsers.ts';
import { IN_APP_USER_AGENTS } from './user-agents-in-app.ts';

export const USER_AGENTS: readonly UserAgentRow[] = [
  ...IN_APP_USER_AGENTS,
  ...BROWSER_USER_AGENTS,
  ...BOT_USER_AGENTS,
];
