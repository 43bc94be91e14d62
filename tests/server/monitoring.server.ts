import { expect, it } from 'vitest';
import { alertExpressions, dashboardExpressions, metricsIn } from './monitoring-files.ts';
import { operate, OPERATOR_KEY, platformUnderTest } from './platforms.ts';
import { samplesOf } from './prometheus-text.ts';

/** Added by Prometheus. */
const OF_THE_SCRAPE: readonly string[] = ['job', 'instance'];

const subject = platformUnderTest();

/** Values of each label of each metric that a server has. */
async function scrapedLabels(): Promise<ReadonlyMap<string, ReadonlyMap<string, Set<string>>>> {
  const { app } = subject.platform();
  await app.inject({ url: '/healthz' });
  const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  const metrics = new Map<string, Map<string, Set<string>>>();
  for (const sample of samplesOf(body).keys()) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(sample) ?? [];
    const known = metrics.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
    metrics.set(name, known);
  }
  return metrics;
}

it.each([
  ['alert rules', alertExpressions, 12],
  ['dashboard', dashboardExpressions, 19],
])('%s: a server has each metric and label', async (_what, read, count) => {
  await operate(subject.platform(), 'reconcile', {});
  const scraped = await scrapedLabels();
  const expressions = read();
  expect(expressions).toHaveLength(count);
  for (const expression of expressions) {
    for (const { metric, labels } of metricsIn(expression)) {
      const known = scraped.get(metric);
      expect(known, `${metric} of ${expression}`).toBeDefined();
      for (const { label, operator, value } of labels) {
        if (OF_THE_SCRAPE.includes(label)) continue;
        expect([...(known?.keys() ?? [])], `${metric} of ${expression}`).toContain(label);
        // A status of failures need not have been answered yet.
        if (label === 'status') continue;
        const values = operator.endsWith('~') ? value.split('|') : [value];
        expect([...(known?.get(label) ?? [])], expression).toEqual(expect.arrayContaining(values));
      }
    }
  }
});
