import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { GamePanel, GameSetting } from '#shared/play/frame-contract.ts';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { ServiceIcon } from '#ui/icons/service-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { Note } from '#ui/base/note.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useTranslation } from 'react-i18next';
import styles from './game-menu.module.css';

export interface GameMenuProps extends OpenedProps {
  /** The game's name, in full. */
  readonly name: string;
  /** What the game leaves to this menu. */
  readonly panels: readonly GamePanel[];
  /** The game is paused. */
  readonly isPaused: boolean;
  /** Settings that the game has, and those that are on. */
  readonly settings: readonly GameSetting[];
  readonly settingsOn: readonly GameSetting[];
  readonly filling: 'none' | 'off' | 'on';
  readonly onPanel: (panel: GamePanel) => void;
  readonly onLimits: () => void;
  readonly onSetting: (setting: GameSetting, isOn: boolean) => void;
  readonly onFill: () => void;
  readonly onHistory: () => void;
  readonly onSupport: () => void;
}

const PANEL_ICONS: Readonly<Record<GamePanel, typeof CoinIcon>> = {
  'pay-table': CoinIcon,
  rounds: HistoryIcon,
  fairness: CheckIcon,
};

/** Everything beside playing: pay table, rounds, fairness, limits, sound, full screen, help. */
export function GameMenu(props: GameMenuProps) {
  const { name, panels, isPaused, settings, settingsOn, filling, onPanel, ...more } = props;
  const { onLimits, onSetting, onFill, onHistory, onSupport, ...opened } = more;
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  return (
    <BottomSheet {...opened} name="game-menu" title={name} closeLabel={t('menu.close')}>
      {isPaused && <Note className={styles.paused}>{t('menu.paused')}</Note>}
      <div className={styles.rows}>
        {panels.map((panel) => {
          const Icon = PANEL_ICONS[panel];
          return (
            <button
              key={panel}
              type="button"
              className={listRowClass}
              onClick={() => onPanel(panel)}
            >
              <ListRow
                icon={<Icon />}
                title={t(`menu.panel.${panel}`)}
                note={t(`menu.panelText.${panel}`)}
              />
            </button>
          );
        })}
        {!panels.includes('rounds') && (
          <button type="button" className={listRowClass} onClick={onHistory}>
            <ListRow
              icon={<HistoryIcon />}
              title={t('menu.history')}
              note={t('menu.historyText')}
            />
          </button>
        )}
        <button type="button" className={listRowClass} onClick={onLimits}>
          <ListRow icon={<MoonIcon />} title={t('menu.limits')} note={t('menu.limitsText')} />
        </button>
        <button type="button" className={listRowClass} onClick={onSupport}>
          <ListRow icon={<ServiceIcon />} title={t('menu.support')} note={t('menu.supportText')} />
        </button>
      </div>
      <Stack gap={2} className={styles.switches}>
        {settings.map((setting) => (
          <SwitchField
            key={setting}
            label={t(`menu.setting.${setting}`)}
            note={t(`menu.settingText.${setting}`)}
            checked={settingsOn.includes(setting)}
            onChange={({ target }) => onSetting(setting, target.checked)}
          />
        ))}
        {filling !== 'none' && (
          <SwitchField
            label={t('menu.fill')}
            note={t('menu.fillText')}
            checked={filling === 'on'}
            onChange={onFill}
          />
        )}
      </Stack>
      <div className={styles.notice}>
        <AgeNotice seal={common('common.ageNotice')} text={common('common.tagline')} />
      </div>
    </BottomSheet>
  );
}
