import { Button } from '#ui/base/button.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';

export interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Confirms leaving a game in the middle of a round, and says what happens to the round. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('play');
  return (
    <CentreDialog
      name="leave-game"
      title={t('leave.title')}
      closeLabel={t('leave.close')}
      isOpen={isOpen}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button variant="quiet" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t('leave.text')}</Text>
    </CentreDialog>
  );
}
