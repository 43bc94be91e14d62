import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/root.mjs';

export const ALERTS_FILE = inRoot('deploy', 'monitoring', 'parola-alerts.yaml');
const ALERTS = readFileSync(ALERTS_FILE, 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const DASHBOARD = JSON.parse(
  readFileSync(inRoot('deploy', 'monitoring', 'parola-dashboard.json'), 'utf8'),
) as Dashboard;

/** Expressions of the alert rules, each on one line. */
export const alertExpressions = (): string[] =>
  [...ALERTS.matchAll(/^ {8}expr: (?:>-\n)?((?:.|\n)*?)\n {8}(?:for|labels):/gm)].map(
    ([, text = '']) => text.replaceAll(/\s+/g, ' ').trim(),
  );

export const dashboardExpressions = (): string[] =>
  DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** A metric in an expression, with what it asks of a label. */
export interface AskedMetric {
  metric: string;
  labels: { label: string; operator: string; value: string }[];
}

/** The server's metrics in an expression; `up` is Prometheus' own. */
export function metricsIn(expression: string): AskedMetric[] {
  const found = expression.matchAll(/\b((?:parola|nodejs|process)_\w+)(?:\{([^}]*)\})?/g);
  return [...found].map(([, metric = '', matchers = '']) => ({
    metric,
    labels: [...matchers.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)].map(
      ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
    ),
  }));
}
