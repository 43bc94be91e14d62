import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { ServiceIcon } from '#ui/icons/service-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { Note } from '#ui/base/note.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useTranslation } from 'react-i18next';
import styles from './game-menu.module.css';

export interface GameMenuProps extends OpenedProps {
  /** The game is paused. */
  readonly isPaused: boolean;
  readonly isSoundOn: boolean;
  readonly filling: 'none' | 'off' | 'on';
  readonly onSound: (isOn: boolean) => void;
  readonly onFill: () => void;
  readonly onHistory: () => void;
  readonly onSupport: () => void;
}

/** Actions during a game: sound, full screen, rounds, help. */
export function GameMenu(props: GameMenuProps) {
  const { isPaused, isSoundOn, filling, onSound, onFill, onHistory, onSupport, ...opened } = props;
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  return (
    <BottomSheet {...opened} name="game-menu" title={t('menu.title')} closeLabel={t('menu.close')}>
      {isPaused && <Note className={styles.paused}>{t('menu.paused')}</Note>}
      <Stack gap={2} className={styles.switches}>
        <SwitchField
          label={t('menu.sound')}
          note={t('menu.soundText')}
          checked={isSoundOn}
          onChange={({ target }) => onSound(target.checked)}
        />
        {filling !== 'none' && (
          <SwitchField
            label={t('menu.fill')}
            note={t('menu.fillText')}
            checked={filling === 'on'}
            onChange={onFill}
          />
        )}
      </Stack>
      <div className={styles.rows}>
        <button type="button" className={listRowClass} onClick={onHistory}>
          <ListRow icon={<HistoryIcon />} title={t('menu.history')} note={t('menu.historyText')} />
        </button>
        <button type="button" className={listRowClass} onClick={onSupport}>
          <ListRow icon={<ServiceIcon />} title={t('menu.support')} note={t('menu.supportText')} />
        </button>
      </div>
      <div className={styles.notice}>
        <AgeNotice seal={common('common.ageNotice')} text={common('common.tagline')} />
      </div>
    </BottomSheet>
  );
}
