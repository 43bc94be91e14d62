import { serverNow } from '#api/core/server-clock.ts';
import { hasLapsed } from '#shared/mail/mail.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Button } from '#ui/base/button.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailDetail, type MailPieces } from './mail-detail.tsx';
import styles from './mail-detail.module.css';
import type { MailClaims } from './use-mail-claims.ts';
import { useMailRemoval, useOpenMail, type MailRemoval, type OpenedMail } from './use-open-mail.ts';

interface MailSheetProps extends MailPieces {
  /** Id of the open mail; undefined while none is open. */
  readonly id: number | undefined;
  readonly claims: MailClaims;
  readonly onClose: () => void;
}

/** One mail over the list. It stays visible while the sheet closes. */
export function MailSheet({ id, ...props }: MailSheetProps) {
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const [isGone, setGone] = useState(true);
  if (id !== undefined && isGone) setGone(false);
  if (last === undefined || isGone) return null;
  return (
    <SheetOf
      key={last}
      id={last}
      isOpen={id !== undefined}
      onClosed={() => setGone(true)}
      {...props}
    />
  );
}

interface SheetOfProps extends Omit<MailSheetProps, 'id'> {
  readonly id: number;
  readonly isOpen: boolean;
  readonly onClosed: () => void;
}

function SheetOf({ id, ...props }: SheetOfProps) {
  const opened = useOpenMail(id);
  const removal = useMailRemoval();
  return <MailSheetView opened={opened} removal={removal} {...props} />;
}

export interface MailSheetViewProps extends Omit<SheetOfProps, 'id'> {
  readonly opened: OpenedMail;
  readonly removal: MailRemoval;
}

export function MailSheetView(props: MailSheetViewProps) {
  const { opened, removal, isOpen, claims, onClose, onClosed } = props;
  const { renderRewards, renderAction } = props;
  const { t } = useTranslation('mail');
  const { t: words } = useTranslation();
  const loadLabels = useLoadLabels();
  const { playBlock } = useAccountState();
  const mail = opened.status === 'ready' ? opened.mail : null;
  return (
    <BottomSheet
      name="mail"
      size="full"
      title={mail?.title ?? t('detail')}
      closeLabel={words('common.back')}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        mail?.claim === 'claimable' && playBlock === null && !hasLapsed(mail, serverNow()) ? (
          <ClaimFooter id={mail.id} claims={claims} />
        ) : undefined
      }
    >
      {opened.status === 'ready' ? (
        <MailDetail
          mail={opened.mail}
          removal={removal}
          renderRewards={renderRewards}
          renderAction={renderAction}
          onGone={onClose}
        />
      ) : (
        <LoadState state={opened} failedTitle={t('openFailed')} {...loadLabels}>
          <Skeleton className={styles.imageComing} />
          <Skeleton className={styles.textComing} />
        </LoadState>
      )}
    </BottomSheet>
  );
}

function ClaimFooter({ id, claims }: { readonly id: number; readonly claims: MailClaims }) {
  const { t } = useTranslation('mail');
  const claim = { ids: [id] };
  const problem = claims.problemOf(claim);
  return (
    <>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      <Button
        variant="gold"
        size="large"
        isWide
        isBusy={claims.isBusy(claim)}
        onClick={({ timeStamp }) => claims.claim(claim, timeStamp)}
      >
        {t(problem === null ? 'claim' : 'claimAgain')}
      </Button>
    </>
  );
}
