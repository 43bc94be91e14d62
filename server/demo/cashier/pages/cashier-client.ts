import type { CashierState } from '#server/demo/cashier/cashier-calls.ts';

/** The payment is unknown, or the call failed. */
export class CashierProblem extends Error {
  override name = 'CashierProblem';
  readonly kind: 'missing' | 'offline';

  constructor(kind: 'missing' | 'offline') {
    super(kind);
    this.kind = kind;
  }
}

const LIMIT_MS = 15_000;
const query = new URLSearchParams(location.search);
const paymentId = query.get('p') ?? '';

/** @throws CashierProblem */
export const readState = (): Promise<CashierState> => call('state', {});

/** Pays or declines; a decided payment does not change. @throws CashierProblem */
export const decide = (decision: 'paid' | 'declined'): Promise<CashierState> =>
  call('decide', { decision });

async function call(name: string, body: object): Promise<CashierState> {
  const response = await fetch(`../api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cashier-token': query.get('k') ?? '',
      'x-xsrf-token': xsrf(),
    },
    body: JSON.stringify({ paymentId, ...body }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  if (response?.status === 404) throw new CashierProblem('missing');
  if (response?.ok !== true) throw new CashierProblem('offline');
  return (await response.json()) as CashierState;
}

/** A sandboxed frame may not read cookies; it sends none either. */
function xsrf(): string {
  try {
    return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  } catch {
    return '';
  }
}
