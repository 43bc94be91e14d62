import { campaignsWithin } from '#server/marketing/report/campaign-scope.ts';
import { opensPagesOf } from '#server/marketing/access/roles.ts';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { ReportNote } from '#server/marketing/notes/visible-notes.ts';

/** Marketers, and agencies on their campaigns. */
export const mayWriteNotes = ({ role }: Pick<ConsoleUser, 'role'>): boolean =>
  opensPagesOf(role, 'marketer') || role === 'agency';

/** An agency changes only what it wrote itself. */
export function mayChangeNote(
  { name, role, scope }: Pick<ConsoleUser, 'name' | 'role' | 'scope'>,
  { campaign, writtenBy }: Pick<ReportNote, 'campaign' | 'writtenBy'>,
): boolean {
  if (!mayWriteNotes({ role })) return false;
  if (scope === 'all') return true;
  return writtenBy === name && campaignsWithin([campaign], scope).length > 0;
}
