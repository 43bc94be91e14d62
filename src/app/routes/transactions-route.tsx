import type { RecordQuery } from '#shared/record/record-query.ts';
import { TransactionsScreen } from '#screens/transactions/transactions-screen.tsx';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactElement } from 'react';

const route = getRouteApi('/record/transaction');

/** The records with their filters in the URL. */
export function TransactionsRoute(): ReactElement {
  const query = route.useSearch();
  const navigate = route.useNavigate();

  function handleQuery(next: RecordQuery) {
    void navigate({ search: next, replace: true, resetScroll: false });
  }

  return <TransactionsScreen query={query} onQuery={handleQuery} />;
}
