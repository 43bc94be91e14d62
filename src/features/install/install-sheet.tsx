import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { NoStoreIcon } from './no-store-icon.tsx';
import { PhoneFrameIcon } from './phone-frame-icon.tsx';
import { useEffect } from 'react';
import { AppHero } from './app-hero.tsx';
import styles from './install-sheet.module.css';

export interface InstallSheetProps {
  readonly isOpen: boolean;
  /** `offer`: the player decides; `prompting`: the browser asks; `installing`: it is being installed. */
  readonly phase: 'offer' | 'prompting' | 'installing';
  readonly onProceed: () => void;
  readonly onCancel: () => void;
  /** Called once the sheet is mounted. */
  readonly onShown: () => void;
  readonly onClosed: () => void;
}

const BENEFITS = [
  { name: 'offline', Icon: OfflineIcon },
  { name: 'screen', Icon: PhoneFrameIcon },
  { name: 'store', Icon: NoStoreIcon },
  { name: 'size', Icon: DownloadIcon },
] as const;

/** The add-to-desktop sheet (spec §2, §4): the benefits, Continue and Cancel. */
export function InstallSheet({
  isOpen,
  phase,
  onProceed,
  onCancel,
  onShown,
  onClosed,
}: InstallSheetProps) {
  const { t } = useTranslation('install');
  useEffect(onShown, [onShown]);
  return (
    <BottomSheet
      name="install-sheet"
      title={t('sheet.title')}
      isTitleHidden
      closeLabel={t('sheet.close')}
      isOpen={isOpen}
      onClose={onCancel}
      onClosed={onClosed}
      footer={
        phase === 'installing' ? (
          <Button variant="quiet" isWide onClick={onCancel}>
            {t('sheet.close')}
          </Button>
        ) : (
          <>
            <Button size="large" isWide isBusy={phase === 'prompting'} onClick={onProceed}>
              {t('sheet.proceed')}
            </Button>
            <Button variant="ghost" isWide onClick={onCancel}>
              {t('sheet.cancel')}
            </Button>
          </>
        )
      }
    >
      <AppHero title={t('sheet.title')} text={t('sheet.lead')} />
      <ul className={styles.benefits}>
        {BENEFITS.map(({ name, Icon }) => (
          <li key={name} className={styles.benefit}>
            <span className={styles.icon}>
              <Icon size={22} />
            </span>
            <Text as="span" size="small" weight="bold" leading="tight">
              {t(`sheet.${name}`)}
            </Text>
            <Text as="span" tone="soft" size="caption" leading="close" className={styles.text}>
              {t(`sheet.${name}Text`)}
            </Text>
          </li>
        ))}
      </ul>
      <output className={styles.state}>
        {phase === 'prompting' || phase === 'installing' ? t(`sheet.${phase}`) : ''}
      </output>
    </BottomSheet>
  );
}
