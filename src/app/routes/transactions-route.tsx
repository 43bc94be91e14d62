import { readRecordQuery, type RecordQuery } from '#domain/record/record-query.ts';
import { TransactionsScreen } from '#screens/transactions/transactions-screen.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, type ReactElement } from 'react';

const route = getRouteApi('/record/transaction');

/** The records with their filters in the address, read here: this code is not needed before. */
export function TransactionsRoute(): ReactElement {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const query = useMemo(() => readRecordQuery({ ...address }), [address]);

  function handleQuery(next: RecordQuery) {
    void navigate({ search: next, replace: true, resetScroll: false });
  }

  return <TransactionsScreen query={query} onQuery={handleQuery} />;
}
