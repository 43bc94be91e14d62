import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { wageringOf } from '#shared/reward/reward.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { claimAllBody } from '#api/mail.ts';
import { doneMails, mayDelete, type Mail, type MailKind } from '#shared/mail/mail.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailClaims } from './use-mail-claims.ts';
import type { MailRemoval } from './use-open-mail.ts';

interface MailBulkActionsProps {
  readonly kind: MailKind;
  readonly mails: readonly Mail[];
  /** Further mails are not loaded yet. */
  readonly hasMore: boolean;
  readonly claims: MailClaims;
  readonly removal: MailRemoval;
}

/** Actions for all mail of a kind: claim the open rewards, delete what is done. */
export function MailBulkActions({ kind, mails, hasMore, claims, removal }: MailBulkActionsProps) {
  const { t } = useTranslation('mail');
  const [isAsking, setAsking] = useState(false);
  const claim = claimAllBody(kind);
  const problem = claims.problemOf(claim);
  const { playBlock } = useAccountState();
  const hasClaim = mails.some((mail) => !mayDelete(mail));
  const isOffered = hasClaim && playBlock === null;
  const describe = useWageringTexts();
  const sum = wageringOf(
    mails.filter(({ claim: state }) => state === 'claimable').flatMap(({ rewards }) => rewards),
  );
  const done = doneMails(mails);
  if (!isOffered && done.length === 0 && problem === null && !isAsking) return null;

  function stop() {
    setAsking(false);
    removal.forget();
  }

  return (
    <Stack gap={2}>
      {isAsking ? (
        <ConfirmStep
          title={t('deleteReadAsk', { count: done.length })}
          text={hasClaim ? t('deleteReadText') : t('deleteText')}
          confirmLabel={t('delete')}
          cancelLabel={t('keep')}
          isBusy={removal.isBusy}
          error={removal.problem ?? undefined}
          onConfirm={() =>
            removal.remove(
              done.map(({ id }) => id),
              stop,
            )
          }
          onCancel={stop}
        />
      ) : (
        <Row gap={2} align="stretch" justify="end" wrap>
          {done.length > 0 && (
            <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
              {t('deleteRead')}
            </Button>
          )}
          {isOffered && (
            <Button
              variant="gold"
              size="small"
              isBusy={claims.isBusy(claim)}
              onClick={({ timeStamp }) => claims.claim(claim, timeStamp)}
            >
              {t('claimAll')}
            </Button>
          )}
        </Row>
      )}
      {isOffered && !isAsking && sum !== null && <WageringTerms {...describe(sum)} />}
      {isOffered && !isAsking && hasMore && <Note>{t('claimAllMore')}</Note>}
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
    </Stack>
  );
}
