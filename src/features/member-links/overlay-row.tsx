import { useIsOnline } from '#state/connection/use-is-online.ts';
import { overlayOpened, type Overlay } from '#state/overlays/overlay-slice.ts';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

export interface OverlayRowProps {
  readonly opens: Overlay;
  readonly title: string;
  readonly icon: ReactNode;
  /** Accessible name of the icon's red dot; no dot without it. */
  readonly dotLabel?: string | undefined;
}

/** A row that opens an overlay; offline it is disabled and says so. */
export function OverlayRow({ opens, title, icon, dotLabel }: OverlayRowProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isConnected = useIsOnline();
  const isShut = !isConnected;
  return (
    <li>
      <button
        type="button"
        className={listRowClass}
        disabled={isShut}
        onClick={() => dispatch(overlayOpened(opens))}
      >
        <ListRow
          icon={icon}
          title={title}
          dotLabel={dotLabel}
          note={isShut ? t('member.needsConnection') : undefined}
          hasChevron={!isShut}
        />
      </button>
    </li>
  );
}
