import { selectProblem, selectReceivedAt } from '#catalogue/catalogue-slice.ts';
import { isOnline, watchOnline } from '#platform/page.ts';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { StoredNotice } from './stored-notice.tsx';

/** Says so while the account shown is the stored one. */
export function MemberFreshness() {
  const isConnected = useSyncExternalStore(watchOnline, isOnline);
  const hasProblem = useSelector(selectProblem) !== null;
  const receivedAt = useSelector(selectReceivedAt);
  if (receivedAt === null || (isConnected && !hasProblem)) return null;
  return <StoredNotice isConnected={isConnected} receivedAt={receivedAt} />;
}
