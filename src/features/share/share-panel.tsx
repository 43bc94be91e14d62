import { useReportActionMutation } from '#api/share.ts';
import type { ShareAction } from '#shared/share/share-target.ts';
import { useCopy } from '#i18n/use-copy.ts';
import { Button } from '#ui/base/button.tsx';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from './share-links.tsx';
import styles from './share.module.css';
import type { OwnInvite } from './use-share-link.ts';

export interface SharePanelProps {
  readonly own: OwnInvite;
  /** The round of the spin invite that is shared for. */
  readonly roundId: string | undefined;
}

/** All ways to send an invitation (spec §2 "Share dialog"). */
export function SharePanel({ own, roundId }: SharePanelProps) {
  const { t } = useTranslation('share');
  const [report] = useReportActionMutation();
  const { code, invite } = own;
  const copied = invite?.link ?? code;
  const { outcome, outcomeText, onCopy } = useCopy(copied);

  // Not awaited: without the answer only a count is lost.
  const handleShared = (action: ShareAction) => void report({ action, roundId });

  async function handleCopy() {
    const isCopied = await onCopy();
    if (isCopied && invite !== null) handleShared('copy');
  }

  return (
    <Stack gap={5}>
      {invite === null ? (
        <NoticeBanner
          tone="info"
          text={t('noLinkTitle')}
          note={t(code === '' ? 'noPlayerText' : 'noLinkText')}
        />
      ) : (
        <>
          <Note>{t('text')}</Note>
          <ShareLinks invite={invite} onShared={handleShared} />
        </>
      )}
      {copied !== '' && (
        <Stack gap={2}>
          <Note>{t(invite === null ? 'codeLabel' : 'linkLabel')}</Note>
          <p className={styles.link} dir="ltr">
            {copied}
          </p>
          <Button size="large" isWide onClick={() => void handleCopy()}>
            <CopyIcon size={20} />
            <span>{t(invite === null ? 'copyCode' : 'copy')}</span>
          </Button>
          <Text
            as="output"
            tone="jade"
            size="small"
            weight="medium"
            align="center"
            className={styles.outcome}
            data-outcome={outcome}
          >
            {outcome === 'failed' ? `${outcomeText} ${t('copyByHand')}` : outcomeText}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
