import { apiBase } from '#api/core/connection.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import type { ClickTarget } from '#shared/lobby/click-target.ts';
import type { Reward } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { RichText } from '#ui/media/rich-text.tsx';
import { textClass } from '#ui/base/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LapseTime } from './lapse-time.tsx';
import styles from './mail-detail.module.css';
import { MailRemove } from './mail-remove.tsx';
import type { MailRemoval } from './use-open-mail.ts';

/** Renders elements of other features: features do not import each other, so the screen supplies them. */
export interface MailPieces {
  readonly renderRewards: (rewards: readonly Reward[]) => ReactNode;
  readonly renderAction: (target: ClickTarget, className: string, title: string) => ReactNode;
}

export interface MailDetailProps extends MailPieces {
  readonly mail: OpenMail;
  readonly removal: MailRemoval;
  /** Called once the mail is deleted. */
  readonly onGone: () => void;
}

/** Size of a mail's picture, reserved before it loads. */
const IMAGE = { width: 720, height: 360 };

/** A mail in full, without its title bar and claim button, which stay in reach around it. */
export function MailDetail(props: MailDetailProps) {
  const { mail, removal, renderRewards, renderAction, onGone } = props;
  const { t } = useTranslation('mail');
  const { t: words } = useTranslation();
  const { moment } = useFormats();
  const { sentAt, lapsesAt, imageUrl, content, rewards, claim, button } = mail;
  return (
    <Stack as="article" gap={4}>
      <Row
        as="p"
        gap={3}
        lineGap="hair"
        align="stretch"
        spread
        className={textClass({ tone: 'faint', size: 'small' })}
      >
        <span>{t('sent', { moment: moment(sentAt) })}</span>
        {claim !== 'claimed' && lapsesAt !== null && <LapseTime lapsesAt={lapsesAt} />}
      </Row>
      {imageUrl !== null && (
        <FadeImage {...IMAGE} className={styles.image} src={imageUrl} alt="" isEager />
      )}
      <RichText
        html={content}
        origin={apiBase()}
        headingLevel={3}
        newWindowText={words('common.newWindow')}
      />
      {button !== null &&
        renderAction(button.target, buttonClass('quiet', 'medium', true), button.title)}
      {rewards.length > 0 && (
        <Stack as="section" gap={3}>
          <Row as="h3" gap={2} wrap className={textClass({ weight: 'bold' })}>
            <span>{t('rewards')}</span>
            {claim === 'claimed' && <Badge tone="quiet">{t('state.claimed')}</Badge>}
          </Row>
          {renderRewards(rewards)}
        </Stack>
      )}
      <MailRemove mail={mail} removal={removal} onGone={onGone} />
    </Stack>
  );
}
