import { SANDBOX_PATH } from '#server/core/outbound/delivery.ts';
import type { RuleDraft } from '#server/marketing/postbacks/rule-draft.ts';

/** A rule in the format of a common receiver, to start from. */
export type RuleTemplate = Pick<
  RuleDraft,
  'name' | 'method' | 'url' | 'body' | 'header' | 'events'
>;

const asGet = (name: string, url: string, events: RuleDraft['events']): RuleTemplate => ({
  name,
  method: 'GET',
  url,
  body: '',
  header: '',
  events,
});

const PLAIN: RuleDraft['events'] = {
  install: 'install',
  registration: 'registration',
  first_deposit: 'first_deposit',
};

/** A rule with a `.example` host cannot be saved: marketers enter their own. */
const TEMPLATES = {
  tracker: asGet(
    'Tracker',
    'https://tracker.example/postback?click_id={click_id}&event={event}&amount={amount}&currency={currency}&event_id={event_id}',
    PLAIN,
  ),
  voluum: asGet(
    'Voluum',
    'https://your-domain.example/postback?cid={click_id}&et={event}&payout={amount}&txid={event_id}',
    PLAIN,
  ),
  keitaro: asGet(
    'Keitaro',
    'https://your-domain.example/{secret}/postback?subid={click_id}&status={event}&payout={amount}&currency={currency}&tid={event_id}',
    { registration: 'lead', first_deposit: 'sale' },
  ),
  binom: asGet(
    'Binom',
    'https://your-domain.example/click?cnv_id={click_id}&cnv_status={event}&payout={amount}',
    PLAIN,
  ),
  meta: {
    name: 'Meta',
    method: 'POST',
    url: 'https://graph.facebook.com/v23.0/PIXEL-ID/events',
    body: JSON.stringify(
      {
        access_token: '{secret}',
        data: [
          {
            event_name: '{event}',
            event_id: '{event_id}',
            event_time: '{timestamp}',
            action_source: 'website',
            user_data: { fbc: 'fb.1.{click_timestamp_ms}.{fbclid}' },
            custom_data: { currency: '{currency}', value: '{amount}' },
          },
        ],
      },
      null,
      2,
    ),
    header: '',
    events: { registration: 'CompleteRegistration', first_deposit: 'Purchase' },
  },
  tiktok: {
    name: 'TikTok',
    method: 'POST',
    url: 'https://business-api.tiktok.com/open_api/v1.3/event/track/',
    body: JSON.stringify(
      {
        event_source: 'web',
        event_source_id: 'PIXEL-ID',
        data: [
          {
            event: '{event}',
            event_id: '{event_id}',
            event_time: '{timestamp}',
            user: { ttclid: '{ttclid}' },
            properties: { currency: '{currency}', value: '{amount}' },
          },
        ],
      },
      null,
      2,
    ),
    header: 'Access-Token: {secret}',
    events: { registration: 'CompleteRegistration', first_deposit: 'CompletePayment' },
  },
} as const satisfies Record<string, RuleTemplate>;

/** Removes the quotes around numbers. */
const withNumbers = (template: RuleTemplate): RuleTemplate => ({
  ...template,
  body: template.body.replaceAll(/"(\{(?:timestamp|amount)\})"/g, '$1'),
});

/** @param origin of this server, where the demo has a receiver; undefined elsewhere */
export function ruleTemplates(origin: string | undefined): ReadonlyMap<string, RuleTemplate> {
  const all = Object.entries(TEMPLATES).map(([id, one]) => [id, withNumbers(one)] as const);
  if (origin === undefined) return new Map(all);
  const sandbox = asGet(
    'Sandbox',
    `${origin}${SANDBOX_PATH}?click_id={click_id}&event={event}&amount={amount}&currency={currency}&event_id={event_id}`,
    { ...PLAIN, first_launch: 'first_launch', deposit: 'deposit' },
  );
  return new Map([['sandbox', sandbox], ...all]);
}
