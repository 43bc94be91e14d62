import { FriendList } from './friend-list.tsx';
import { useFriends } from './use-friends.ts';

/** The friends whom the signed-in player brought. */
export function OwnFriends() {
  return <FriendList friends={useFriends()} />;
}
