import type { SignedInPhone } from '#api/account-extras.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './session-row.module.css';
import type { EndSession } from './use-end-session.ts';

export interface SessionRowProps {
  readonly phone: SignedInPhone;
  /** Epoch ms. */
  readonly now: number;
  readonly end: EndSession;
}

/** One signed-in device: name, address and last use; others than this one can be logged out. */
export function SessionRow({ phone, now, end }: SessionRowProps) {
  const { t } = useTranslation();
  const { age } = useFormats();
  const { isThisPhone, ip, lastSeen } = phone;
  const isAsked = end.asked?.id === phone.id;
  // Cancelling returns the focus to the button, which the confirmation had replaced.
  const [wasCancelled, setCancelled] = useState(false);
  const device = phone.device || t('member.sessions.unknownDevice');
  return (
    <Stack as="li" gap={3} className={styles.row}>
      <Row gap={3} lineGap={2} spread className={styles.phone}>
        <Stack as="span" gap="hair" className={styles.words}>
          <Text as="span" weight="medium" breaks lines={3} className={styles.device}>
            {device}
          </Text>
          <Note as="span" figures breaks className={styles.note}>
            {isThisPhone
              ? t('member.sessions.now')
              : t('member.sessions.lastSeen', { age: age(lastSeen, now) })}
          </Note>
          {ip !== '' && (
            <Note as="span" figures breaks className={styles.note}>
              {ip}
            </Note>
          )}
        </Stack>
        {isThisPhone && <Badge tone="new">{t('member.sessions.thisPhone')}</Badge>}
        {!isThisPhone && !isAsked && (
          <Button
            ref={wasCancelled ? takeFocus : undefined}
            variant="quiet"
            size="small"
            aria-label={t('member.sessions.logoutOf', { device })}
            onClick={() => end.ask(phone)}
          >
            {t('member.sessions.logout')}
          </Button>
        )}
      </Row>
      {isAsked && (
        <ConfirmStep
          title={t('member.sessions.question', { device })}
          text={t('member.sessions.questionText')}
          confirmLabel={t('member.sessions.logout')}
          cancelLabel={t('member.sessions.cancel')}
          isBusy={end.isBusy}
          error={end.problem ?? undefined}
          onConfirm={({ timeStamp }) => end.confirm(timeStamp)}
          onCancel={() => {
            setCancelled(true);
            end.cancel();
          }}
        />
      )}
    </Stack>
  );
}
