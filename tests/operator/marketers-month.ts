/** What marketers change, by their forms, and what the audit has of it. `:table` is that table's last row. */
import { expect } from 'vitest';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import type { Form, Line } from './month.ts';

export const LINKS = 'campaign,source\nquay,poster';
const ODD_COSTS = 'when,what,price\n2026-11-20,b,1';
const COSTS = 'day,source,campaign,cost\n2026-11-20,a,b,1';
const LINK = { name: 'pier', path: '/', source: 'poster', campaign: 'harbour' };
const TEMPLATE = { template: 'poster', source: 'poster', medium: 'qr' };
const SCHEDULE = {
  name: 'nightly',
  report: '/report/table?by=campaign&period=7d',
  frequency: 'day',
  hour: '6',
  secret: 'a-secret-of-the-sheet',
};
const RULE = {
  name: 'a network',
  method: 'GET',
  send_install: 'yes',
  source: '',
  campaign: '',
  windowDays: '30',
};
const NOTE = { day: '2026-11-20', text: 'pier', campaign: '' };
const ALERTS = { shape: 'json', language: 'en', 'step-landed': 'yes' };
const OWNER = { owner: 'eve' };

type Step = readonly [path: string, form: Form, ...lines: Line[]];

/** In an order in which each finds what it changes; nothing is left that would be sent on another day. */
export function marketersForms(receiver: string, several: Form): readonly Step[] {
  const url = `${receiver}/?id={click_id}`;
  const schedule = { ...SCHEDULE, url: `${receiver}/files` };
  const rule = { ...RULE, url };
  const [, host = ''] = receiver.split('//');
  const { template: _name, ...filled } = TEMPLATE;
  const template = expect.objectContaining(filled) as unknown;
  const stored = {
    host,
    name: 'a network',
    events: ['install'],
    method: 'GET',
    source: '',
    campaign: '',
    windowDays: 30,
  };
  const { secret: _secret, hour: _hour, ...shown } = SCHEDULE;
  const file = { ...shown, host, hour: 6, emails: '', language: 'en' };
  const share = { name: 'pier', report: '/report', endsAt: expect.any(String) as unknown };
  const handed = (name: string) => ({
    before: { name, owner: 'mia' },
    after: { name, owner: 'eve' },
  });
  return [
    [
      '/report/costs',
      { table: COSTS, checked: tableDigest(COSTS) },
      ['console costs-added', { options: { lines: 1, import: expect.any(Number) } }],
    ],
    [
      '/report/costs/imports/:install_cost_import/undo',
      {},
      [
        'console costs-undone',
        { options: { import: expect.any(Number), putBack: 1, leftAlone: 0 } },
      ],
    ],
    [
      '/report/costs',
      {
        table: ODD_COSTS,
        checked: tableDigest(ODD_COSTS),
        columns: 'line=1&delimiter=comma&day=0&campaign=1&cost=2&all=',
      },
      ['console costs-added', { options: { lines: 1, import: expect.any(Number) } }],
      [
        'console cost-columns-saved',
        { options: { day: 'when', campaign: 'what', cost: 'price', columns: expect.any(Number) } },
      ],
    ],
    [
      '/report/costs/columns/:install_cost_columns/forget',
      {},
      ['console cost-columns-removed', { options: { columns: expect.any(Number) } }],
    ],
    [
      '/report/links',
      LINK,
      ['console link-added', { options: { link: 'pier' }, after: expect.objectContaining(LINK) }],
    ],
    [
      '/report/links/several',
      several,
      [
        'console links-added',
        { options: { links: 1, names: 'quay-poster' }, after: { links: ['quay-poster'] } },
      ],
    ],
    [
      '/report/links/:install_link',
      { ...LINK, campaign: 'wharf' },
      [
        'console link-changed',
        {
          options: { link: 'quay-poster' },
          before: expect.objectContaining({ campaign: 'quay' }),
          after: expect.objectContaining({ campaign: 'wharf' }),
        },
      ],
    ],
    [
      '/report/links/:install_link/archive',
      { archived: 'yes' },
      [
        'console link-archived',
        {
          options: { link: 'quay-poster' },
          before: { isArchived: false },
          after: { isArchived: true },
        },
      ],
    ],
    [
      '/report/links/templates',
      TEMPLATE,
      ['console link-template-added', { options: { template: 'poster' }, after: template }],
    ],
    [
      '/report/links/templates/:install_link_template/delete',
      {},
      ['console link-template-deleted', { options: { template: 'poster' }, before: template }],
    ],
    [
      '/report/links/names',
      { dimension: 'campaign', was: 'Shore', becomes: 'Sand' },
      [
        'console name-changed',
        {
          options: { dimension: 'campaign', was: 'Shore', becomes: 'Sand' },
          before: { name: 'Shore' },
          after: { name: 'Sand' },
        },
      ],
    ],
    [
      '/report/links/names',
      { dimension: 'campaign', was: 'Shore', becomes: 'Beach' },
      [
        'console name-changed',
        {
          options: { dimension: 'campaign', was: 'Shore', becomes: 'Beach' },
          before: { name: 'Sand' },
          after: { name: 'Beach' },
        },
      ],
    ],
    [
      '/report/postbacks',
      rule,
      ['console postback-added', { options: { rule: 'a network' }, after: stored }],
    ],
    [
      '/report/postbacks/:postback_rule',
      { ...rule, name: 'the network' },
      [
        'console postback-changed',
        {
          options: { rule: 'the network' },
          before: stored,
          after: { ...stored, name: 'the network' },
        },
      ],
    ],
    ['/report/postbacks/:postback_rule/test', { event: 'install' }],
    [
      '/report/postbacks/:postback_rule/pause',
      { paused: 'yes' },
      ['console postback-paused', { options: { rule: 'the network' } }],
    ],
    [
      '/report/postbacks/:postback_rule/pause',
      { paused: 'no' },
      ['console postback-resumed', { options: { rule: 'the network' } }],
    ],
    [
      '/report/postbacks/:postback_rule/retry',
      {},
      ['console postback-retried', { options: { rule: 'the network', count: 0 } }],
    ],
    [
      '/report/postbacks/:postback_rule/owner',
      OWNER,
      [
        'console postback-handed-over',
        { options: { name: 'the network', owner: 'eve' }, ...handed('the network') },
      ],
    ],
    [
      '/report/postbacks/:postback_rule/delete',
      { sure: 'yes' },
      [
        'console postback-deleted',
        { options: { rule: 'the network' }, before: { ...stored, name: 'the network' } },
      ],
    ],
    [
      '/report/schedules',
      schedule,
      ['console schedule-added', { options: { schedule: 'nightly' }, after: file }],
    ],
    [
      '/report/schedules/:report_schedule',
      { ...schedule, hour: '7' },
      [
        'console schedule-changed',
        { options: { schedule: 'nightly' }, before: file, after: { ...file, hour: 7 } },
      ],
    ],
    ['/report/schedules/:report_schedule/send', {}],
    [
      '/report/schedules/:report_schedule/owner',
      OWNER,
      [
        'console schedule-handed-over',
        { options: { name: 'nightly', owner: 'eve' }, ...handed('nightly') },
      ],
    ],
    [
      '/report/schedules/:report_schedule/delete',
      {},
      [
        'console schedule-deleted',
        { options: { schedule: 'nightly' }, before: { ...file, hour: 7 } },
      ],
    ],
    [
      '/report/alerts',
      { ...ALERTS, url: `${receiver}/alerts` },
      [
        'console alerts-changed',
        {
          before: expect.objectContaining({ host: '' }),
          after: expect.objectContaining({ host, steps: 'landed' }),
        },
      ],
    ],
    ['/report/alerts/test', {}],
    [
      '/report/alerts/:marketing_alert/mute',
      { until: '2026-12-03' },
      [
        'console alert-muted',
        { options: { kind: 'all', subject: '', step: 'landed', until: '2026-12-03' } },
      ],
    ],
    [
      '/report/alerts/:marketing_alert/unmute',
      {},
      ['console alert-unmuted', { options: { kind: 'all', subject: '', step: 'landed' } }],
    ],
    [
      '/report/alerts',
      { ...ALERTS, noAddress: 'yes' },
      [
        'console alerts-changed',
        {
          before: expect.objectContaining({ host }),
          after: expect.objectContaining({ host: '' }),
        },
      ],
    ],
    [
      '/report/sharing/views',
      { name: 'pier', report: '/report' },
      ['console view-added', { after: { name: 'pier', report: '/report' } }],
    ],
    [
      '/report/sharing/views/:report_view',
      { name: 'quay' },
      ['console view-renamed', { before: { name: 'pier' }, after: { name: 'quay' } }],
    ],
    [
      '/report/sharing/views/:report_view/delete',
      {},
      ['console view-deleted', { before: { name: 'quay', report: '/report' } }],
    ],
    [
      '/report/sharing/links',
      { name: 'pier', report: '/report', days: '7' },
      ['console share-added', { options: { link: 'pier' }, after: share }],
    ],
    [
      '/report/sharing/links/:report_share/end',
      {},
      ['console share-ended', { options: { link: 'pier' }, before: share }],
    ],
    ['/report/notes', NOTE, ['console note-added', { after: NOTE }]],
    [
      '/report/notes/:report_note',
      { ...NOTE, text: 'quay' },
      ['console note-changed', { before: NOTE, after: { ...NOTE, text: 'quay' } }],
    ],
    [
      '/report/notes/:report_note/remove',
      {},
      ['console note-removed', { before: { ...NOTE, text: 'quay' } }],
    ],
  ];
}

/** An alert of visitors that a marketer mutes. */
export const ALERT = {
  kind: 'all',
  subject: '',
  step: 'landed',
  name: '',
  day: 20_778,
  until_hour: 24,
  count: 0,
  usual: 100,
  low: 40,
  high: 188,
  found_at: 0,
  due_at: null,
} as const;
