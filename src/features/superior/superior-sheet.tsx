import { BottomSheet } from '#ui/bottom-sheet.tsx';
import { useTranslation } from 'react-i18next';
import { SuperiorPanel } from './superior-panel.tsx';
import { useSuperior } from './use-superior.ts';

export interface SuperiorSheetProps {
  readonly isClosing: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Who invited the player (spec §7, agentFill). */
export function SuperiorSheet({ isClosing, onClose, onClosed }: SuperiorSheetProps) {
  const { t } = useTranslation();
  const view = useSuperior();
  return (
    <BottomSheet
      name="superior"
      title={t('member.superior.title')}
      closeLabel={t('common.close')}
      isOpen={!isClosing}
      onClose={onClose}
      onClosed={onClosed}
    >
      <SuperiorPanel view={view} />
    </BottomSheet>
  );
}
