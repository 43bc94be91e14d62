import { shortLink } from '#shared/share/short-link.ts';
import { useCopy } from '#i18n/use-copy.ts';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CopyNumber } from '#ui/money/copy-number.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { QrPicture } from '#ui/media/qr-picture.tsx';
import { SharePictureButton } from '#ui/media/share-picture-button.tsx';
import { useTranslation } from 'react-i18next';
import styles from './invitation-card.module.css';

export interface InvitationCardProps {
  /** Empty until the server has sent it. */
  readonly code: string;
  /** Null when the server has no address for links. */
  readonly link: string | null;
  readonly onShare: () => void;
}

/** The invitation code, the link, and the link as a QR code. */
export function InvitationCard({ code, link, onShare }: InvitationCardProps) {
  const { t } = useTranslation('invitation');
  const { t: share } = useTranslation('share');
  const { t: words } = useTranslation();
  const copyCode = useCopy(code);
  const copyLink = useCopy(link ?? '');
  return (
    <Card look="reward" gap={4}>
      {link === null ? (
        <NoticeBanner
          tone="info"
          text={share('noLinkTitle')}
          note={share(code === '' ? 'noPlayerText' : 'noLinkText')}
        />
      ) : (
        <Stack as="figure" gap={2} className={styles.scan}>
          <QrPicture text={link} label={t('qr')} />
          <Note as="figcaption" align="center">
            {t('qrText')}
          </Note>
        </Stack>
      )}
      {code !== '' && (
        <CopyNumber {...copyCode} name={t('code')} number={code} copyLabel={share('copyCode')} />
      )}
      {link !== null && (
        <>
          <CopyNumber
            {...copyLink}
            name={t('link')}
            number={shortLink(link, code, () => true)}
            isAddress
            copyLabel={share('copy')}
          />
          <Button size="large" isWide onClick={onShare}>
            <ShareIcon size={20} />
            <span>{t('share')}</span>
          </Button>
          <SharePictureButton
            card={{
              text: link,
              title: t('pictureTitle', { app: words('common.appName') }),
              large: code,
              isLink: true,
              note: `${words('common.ageNotice')} · ${words('common.tagline')}`,
            }}
            name="invitation"
            label={t('picture')}
          />
        </>
      )}
    </Card>
  );
}
