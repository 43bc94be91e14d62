import type { ShareReferrer } from '#shared/share/share-link.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { SharePanel } from './share-panel.tsx';
import { useShareLink } from './use-share-link.ts';

export interface ShareSheetProps extends OpenedProps {
  /** Selects the invitation's text (spec §9). */
  readonly shareReferrer: ShareReferrer;
  /** The round of the spin invite that is shared for. */
  readonly tid?: string | undefined;
}

/** Shares the player's invitation (spec §2 "Share dialog"). */
export function ShareSheet({ shareReferrer, tid, ...opened }: ShareSheetProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('share');
  const own = useShareLink(shareReferrer);
  return (
    <BottomSheet {...opened} name="share" title={t('title')} closeLabel={words('common.close')}>
      <SharePanel own={own} roundId={tid} />
    </BottomSheet>
  );
}
