import { useIsOnline } from '#state/connection/use-is-online.ts';
import { selectProblem, selectReceivedAt } from '#state/catalogue/catalogue-slice.ts';
import { useSelector } from 'react-redux';
import { StoredNotice } from './stored-notice.tsx';

/** Shows a notice while the shown account is the stored one. */
export function MemberFreshness() {
  const isConnected = useIsOnline();
  const hasProblem = useSelector(selectProblem) !== null;
  const receivedAt = useSelector(selectReceivedAt);
  if (receivedAt === null || (isConnected && !hasProblem)) return null;
  return <StoredNotice isConnected={isConnected} receivedAt={receivedAt} />;
}
