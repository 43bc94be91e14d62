import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { SpinInviteFooter } from './spin-invite-footer.tsx';
import { SpinInvitePanel } from './spin-invite-panel.tsx';
import { useSpinInvite } from './use-spin-invite.ts';
import { useWheelTurn } from './wheel/use-wheel-turn.ts';

/** The spin invite as a dialog (spec §2 "Spin-invite panel", §4). */
export function SpinInviteDialog({ ...opened }: OpenedProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('spinInvite');
  const turn = useWheelTurn();
  const view = useSpinInvite(turn);
  return (
    <CentreDialog
      {...opened}
      name="spin-invite"
      title={t('title')}
      closeLabel={words('common.close')}
      footer={<SpinInviteFooter view={view} onLeave={opened.onClose} />}
    >
      <SpinInvitePanel view={view} hold={turn.hold} />
    </CentreDialog>
  );
}
