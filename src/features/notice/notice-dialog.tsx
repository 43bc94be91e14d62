import { apiBase } from '#api/core/connection.ts';
import { NOTICE_KINDS, type NoticeKind } from '#shared/notice/notice.ts';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { SlideRow } from '#ui/layout/slide-row.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notice-dialog.module.css';
import { NoticeSlide, type NoticeLink } from './notice-slide.tsx';
import type { ShownNotice } from './use-notices.ts';

export interface NoticeDialogProps extends OpenedProps {
  readonly notices: readonly ShownNotice[];
  /** Renders a notice's link: features do not import each other. */
  readonly Link: NoticeLink;
}

/** The operator's notices (spec §2, "Notice dialog"): two tabs, each a list to swipe. */
export function NoticeDialog({ notices, Link, ...opened }: NoticeDialogProps) {
  const { t } = useTranslation('notice');
  const { t: words } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<NoticeKind | null>(null);
  const kind = chosen ?? firstKind(notices);
  const shown = notices.filter((notice) => notice.kind === kind);

  return (
    <CentreDialog {...opened} name="notice" title={t('title')} closeLabel={words('common.close')}>
      <ChipRow
        className={styles.tabs}
        label={t('tabs')}
        items={NOTICE_KINDS.map((one) => ({ id: one, label: t(one) }))}
        selectedId={kind}
        onSelect={(next) => setChosen(next as NoticeKind)}
        panelId={`${id}-panel`}
        idPrefix={id}
      />
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${kind}`}
      >
        {shown.length === 0 ? (
          <EmptyState art={<BellIcon size={56} />} title={t('empty')} text={t('emptyText')} />
        ) : (
          <SlideRow
            // Another tab mounts a new list, which starts with its first notice.
            key={kind}
            label={t(kind)}
            slideRole={t('role')}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            positionText={(position, total) => t('position', { position, total })}
            slides={shown.map((notice) => ({
              id: notice.id,
              name: notice.title,
              content: (
                <NoticeSlide
                  notice={notice}
                  origin={apiBase()}
                  Link={Link}
                  onClose={opened.onClose}
                />
              ),
            }))}
          />
        )}
      </div>
    </CentreDialog>
  );
}

/** The first tab with notices; the very first when all are empty. */
const firstKind = (notices: readonly ShownNotice[]): NoticeKind =>
  NOTICE_KINDS.find((kind) => notices.some((notice) => notice.kind === kind)) ?? 'activity';
