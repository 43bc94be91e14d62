import { FriendList } from './friend-list.tsx';
import { useSpinRecords } from '#state/record/use-spin-records.ts';

/** Friends invited by the signed-in player. */
export function OwnFriends() {
  return <FriendList friends={useSpinRecords('invited')} />;
}
