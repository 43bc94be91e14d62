import type { RuleDraft } from '#server/marketing/postbacks/rule-draft.ts';
import type { Facts } from '#server/core/audit/audit.ts';

/** What the audit stores of a rule: of the address the host, since its path, body and header may hold keys. */
export const auditedRule = (rule: RuleDraft): Facts => ({
  name: rule.name,
  source: rule.source,
  campaign: rule.campaign,
  windowDays: rule.windowDays,
  events: Object.keys(rule.events),
  method: rule.method,
  host: URL.canParse(rule.url) ? new URL(rule.url).host : '',
});
