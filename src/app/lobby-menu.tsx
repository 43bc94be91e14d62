import { AppearanceSwitch } from '#features/appearance/appearance-switch.tsx';
import { LanguageSwitch } from '#features/language/language-switch.tsx';
import { BreakRow } from '#features/pause/break-row.tsx';
import { SideMenu, type SideMenuProps } from '#features/side-menu/side-menu.tsx';
import type { ReactElement } from 'react';

/** The side menu with its switches. Composed here because features do not import each other. */
export function LobbyMenu(props: Omit<SideMenuProps, 'settings' | 'stop'>): ReactElement {
  return (
    <SideMenu
      {...props}
      stop={<BreakRow />}
      settings={
        <>
          <LanguageSwitch />
          <AppearanceSwitch />
        </>
      }
    />
  );
}
