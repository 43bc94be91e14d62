import { readCommand } from '#server/core/commands/command.ts';
import { tableText } from '#server/core/commands/table-text.ts';
import { reconcileAndRecord } from '#server/reconcile/last-reconciliation.ts';
import { disagreementsIn, type Reconciliation } from '#server/reconcile/reconcile.ts';
import * as v from 'valibot';

export const reconcileLedger = readCommand({
  summary: 'Checks that orders, rounds, claims and savings match the ledger. Fails if they do not.',
  usage: '',
  options: v.object({}),
  run: reconcileAndRecord,
  present(result) {
    const reconciliation = result as Reconciliation;
    return { text: tableOf(reconciliation), isFailure: !reconciliation.isClean };
  },
});

const HEAD = ['Check', 'Compared', 'Disagreements', 'What it proves'] as const;

function tableOf(reconciliation: Reconciliation): string {
  const rows = reconciliation.checks.map(({ name, compared, disagreements, meaning }) => [
    name,
    String(compared),
    String(disagreements.length),
    meaning,
  ]);
  const named = disagreementsIn(reconciliation);
  const end = named.length === 0 ? ['Everything agrees.'] : ['Disagreements:', ...named];
  return [tableText(HEAD, rows), '', ...end, ''].join('\n');
}
