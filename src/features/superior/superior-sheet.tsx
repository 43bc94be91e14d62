import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { SuperiorPanel } from './superior-panel.tsx';
import { useSuperior } from './use-superior.ts';

/** The player's inviter (spec §7, agentFill). */
export function SuperiorSheet({ ...opened }: OpenedProps) {
  const { t } = useTranslation();
  const view = useSuperior();
  return (
    <BottomSheet
      {...opened}
      name="superior"
      title={t('member.superior.title')}
      closeLabel={t('common.close')}
    >
      <SuperiorPanel view={view} />
    </BottomSheet>
  );
}
