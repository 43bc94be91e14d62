import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { activeTab, lobbyTabs } from '#shared/lobby/lobby-tab.ts';
import { lobbyTabChosen, selectLobbyTab } from '#state/lobby/lobby-tab-slice.ts';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useDispatch, useSelector } from 'react-redux';
import { tabLabelKey } from '#i18n/tab-label.ts';
import { LobbyTabIcon } from './lobby-tab-icon.tsx';
import styles from './lobby-tabs.module.css';

interface LobbyTabsProps {
  /** Id of the element that shows the chosen tab's games. */
  readonly panelId: string;
  /** Prefix of the tabs' ids: `{idPrefix}-{name}`. */
  readonly idPrefix: string;
  /** Called before another tab is shown. */
  readonly onLeave: () => void;
}

/** The lobby's tab bar: hot, collect, one for each category (spec §2, Home). */
export function LobbyTabs({ panelId, idPrefix, onLeave }: LobbyTabsProps) {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  const tabs = lobbyTabs(useSelector(selectCatalogue).categories);
  const active = activeTab(tabs, useSelector(selectLobbyTab));

  function handleSelect(id: string) {
    onLeave();
    dispatch(lobbyTabChosen(Number(id)));
  }

  return (
    <div className={styles.bar}>
      <ChipRow
        className={styles.row}
        look="tile"
        label={t('home.tabs.label')}
        items={tabs.map((tab) => ({
          id: String(tab.name),
          label: t(tabLabelKey(tab)),
          leading: <LobbyTabIcon tab={tab} />,
        }))}
        selectedId={String(active.name)}
        onSelect={handleSelect}
        panelId={panelId}
        idPrefix={idPrefix}
      />
    </div>
  );
}
