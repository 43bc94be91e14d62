import { useIsOnline } from '#state/connection/use-is-online.ts';
import { useSelector } from 'react-redux';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { MemberBalance } from './member-balance.tsx';
import { useBalanceRefresh } from './use-balance-refresh.ts';

/** The signed-in player and their balances (spec §2, member tab). */
export function MemberCard() {
  const player = useSelector(selectPlayer);
  const hasBank = useSelector(selectConfig)?.hasBank === true;
  const isConnected = useIsOnline();
  const refresh = useBalanceRefresh();
  return (
    <Stack gap={5}>
      <MemberIdentity user={player?.user ?? null} />
      <MemberBalance
        balance={player?.balance ?? null}
        hasBank={hasBank}
        isConnected={isConnected}
        refresh={refresh}
      />
    </Stack>
  );
}
