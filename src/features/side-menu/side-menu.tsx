import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { communityLinks } from '#shared/share/social.ts';
import { selectIsSignedIn, sessionEnded } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { ConfirmRow } from '#ui/overlay/confirm-row.tsx';
import { LogoutIcon } from '#ui/icons/logout-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CommunityLinks } from './community-links.tsx';
import { GuestHead } from './guest-head.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuTiles } from './menu-tiles.tsx';
import { PlayerHead } from './player-head.tsx';
import styles from './side-menu.module.css';

export interface SideMenuProps extends OpenedProps {
  /** The language and appearance switches; features do not import each other, so the app supplies them. */
  readonly settings: ReactNode;
  /** "Stop for 24 hours", for players. */
  readonly stop: ReactNode;
}

/** The menu that slides in from the right (spec §2). Any navigation closes it. */
export function SideMenu({ settings, stop, ...opened }: SideMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { playBlock } = useAccountState();
  const community = communityLinks(useSelector(selectConfig)?.socialLinks ?? []);

  function logOut() {
    opened.onClose();
    dispatch(sessionEnded('logged-out'));
  }

  return (
    <SideDrawer
      {...opened}
      name="side-menu"
      title={t('menu.title')}
      isTitleHidden
      closeLabel={t('menu.close')}
    >
      <Stack gap={4}>
        {isSignedIn ? (
          <PlayerHead onLeave={opened.onClose} />
        ) : (
          <GuestHead onLeave={opened.onClose} />
        )}
        {playBlock === null && <MenuTiles onLeave={opened.onClose} />}
        <MenuList onLeave={opened.onClose} />
        {isSignedIn && <div className={styles.rows}>{stop}</div>}
        {playBlock === null && community !== null && <CommunityLinks {...community} />}
        <Stack gap={3} className={styles.settings}>
          {settings}
        </Stack>
        {isSignedIn && (
          <ConfirmRow
            icon={<LogoutIcon />}
            title={t('menu.logout')}
            question={t('member.logout.question')}
            text={t('member.logout.text')}
            confirmLabel={t('member.logout.confirm')}
            cancelLabel={t('member.logout.cancel')}
            className={styles.rows}
            onConfirm={logOut}
          />
        )}
        <AgeNotice seal={t('common.ageNotice')} text={t('common.tagline')} />
      </Stack>
    </SideDrawer>
  );
}
