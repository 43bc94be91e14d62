import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { NO_MORE } from '#ui/list/paging.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { FriendList } from './friend-list.tsx';
import { InvitationCard } from './invitation-card.tsx';
import type { SpinRecordList } from '#state/record/use-spin-records.ts';

const nothing = () => undefined;
const LINK =
  'https://play.example/?outValue=LANTERN7&install_referrer=h5&aid=10012&share_referrer=1';
const AT = Date.UTC(2026, 0, 5, 12);
const ready: SpinRecordList = {
  status: 'ready',
  records: [
    { time: epochMs(AT), phone: '09*****1234', avatar: 3, amount: ZERO },
    { time: epochMs(AT - DAY_MS), phone: '09*****9876', avatar: 7, amount: fromCoins(25) },
    { time: epochMs(AT - 172_800_000), phone: '', avatar: 0, amount: ZERO },
  ],
  total: 3,
  paging: NO_MORE,
};

const looks: Readonly<Record<string, SpinRecordList>> = {
  loading: { status: 'loading' },
  'friends came': ready,
  'more of them': { ...ready, total: 48, paging: { ...NO_MORE, hasMore: true } },
  'no more could be loaded': {
    ...ready,
    paging: { ...NO_MORE, hasMore: true, problem: 'There is no connection.' },
  },
  'nobody yet': { ...ready, records: [], total: 0 },
  failed: FAILED,
};

export const preview: Preview = {
  name: 'Invitation',
  states: {
    'code and link': () => <InvitationCard code="LANTERN7" link={LINK} onShare={nothing} />,
    'no link': () => <InvitationCard code="LANTERN7" link={null} onShare={nothing} />,
    'no code yet': () => <InvitationCard code="" link={null} onShare={nothing} />,
    ...statesOf(looks, (friends) => <FriendList friends={friends} />),
  },
};
