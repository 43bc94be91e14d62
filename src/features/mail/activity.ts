import { stableResult } from '#api/core/stable-result.ts';
import { mailApi, readMailClaim } from '#api/mail.ts';
import type { MailKind } from '#shared/mail/mail.ts';
import { entriesOfMail } from '#shared/mail/reward-entries.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { useEntryClaim, type OnGot } from '#state/activity/use-entry-claim.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';

/** The newest page of a kind; older gifts are only in the mail itself. */
function useEntriesOfKind(kind: MailKind): LoadedEntries {
  const query = mailApi.endpoints.mails.useInfiniteQuery(kind, {
    ...FRESH,
    selectFromResult: stableResult,
  });
  return { query, entries: query.data && entriesOfMail(query.data.pages[0]?.mails ?? []) };
}

export function useMailPart(onGot: OnGot): ActivityPart {
  const claim = useEntryClaim({
    kind: 'mail',
    mutation: mailApi.endpoints.claimMail,
    read: readMailClaim,
    onGot,
  });
  return { Icon: MailIcon, place: { to: '/profile/email' }, loaded: useLoaded(), claim };
}

function useLoaded(): readonly LoadedEntries[] {
  return [useEntriesOfKind('gift'), useEntriesOfKind('activity')];
}
