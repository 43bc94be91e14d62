import { FriendList } from './friend-list.tsx';
import { useSpinRecords } from '#session/use-spin-records.ts';

/** The friends whom the signed-in player brought. */
export function OwnFriends() {
  return <FriendList friends={useSpinRecords('invited')} />;
}
