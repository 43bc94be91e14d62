import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { redPacket } from '#shared/red-packet/activity.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { markActivityDone } from '#state/activity/activity-marks.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PacketActions } from './packet-actions.tsx';
import { PacketPanel } from './packet-panel.tsx';
import styles from './packet-panel.module.css';
import { PacketTip, type PacketTipKind } from './packet-tip.tsx';
import type { RenderBankForm } from './bank-form.ts';
import { useFirstWithdrawal, type FirstWithdrawal } from './use-first-withdrawal.ts';
import { usePacket, type PacketState } from './use-packet.ts';

export interface PacketSheetProps extends OpenedProps {
  /** Opens the cash bonus page; called after the dialog has closed. */
  readonly onPage: () => void;
  /** Features do not import each other, so the app supplies the bank form (spec §2). */
  readonly renderBankForm: RenderBankForm;
}

/** The red packet's dialog in each of its states (spec §4 "Red packet"). */
export function PacketSheet(props: PacketSheetProps) {
  const { onPage, renderBankForm, ...opened } = props;
  const { t: words } = useTranslation();
  const { t } = useTranslation('redPacket');
  const dispatch = useDispatch();
  const state = usePacket();
  const withdrawal = useFirstWithdrawal();
  const bank = useSelector(selectBanks)[0];
  const [isBinding, setBinding] = useState(false);
  const [isSheetGone, setSheetGone] = useState(false);

  const amount = useSelector(selectConfig)?.redPacket?.amount ?? ZERO;
  const tip = tipOf(state, withdrawal, amount);
  const isDone = state.status === 'done' && tip === null && !withdrawal.isBusy;
  const onSheetClosed = () => {
    if (tip !== null && opened.isOpen) {
      setSheetGone(true);
      return;
    }
    if (isDone) {
      markActivityDone(redPacket.id);
      onPage();
    }
    opened.onClosed?.();
  };
  if (isSheetGone && tip !== null) {
    return <PacketTip {...opened} tip={tip} />;
  }
  const shared = {
    ...opened,
    name: 'red-packet',
    closeLabel: words('common.close'),
    isOpen: opened.isOpen && tip === null && !isDone,
    onClosed: onSheetClosed,
  } as const;
  if (isBinding && state.status === 'open') {
    return (
      <BottomSheet {...shared} variant="bank" title={t('packet.bankTitle')} isTitleHidden>
        {renderBankForm({
          title: t('packet.bankTitle'),
          onDone: () => setBinding(false),
          onBack: () => setBinding(false),
        })}
      </BottomSheet>
    );
  }
  return (
    <BottomSheet
      {...shared}
      variant={state.status}
      title={t('packet.title')}
      footer={
        state.status === 'open' ? (
          <PacketActions
            state={state}
            isBusy={withdrawal.isBusy}
            onWithdraw={(at) => {
              if (bank === undefined) setBinding(true);
              else withdrawal.withdraw(bank.bankId, at);
            }}
            onShare={() => dispatch(overlayOpened({ name: 'share', shareReferrer: 1 }))}
          />
        ) : undefined
      }
    >
      {state.status === 'open' ? (
        <PacketPanel
          state={state}
          hasBank={bank !== undefined}
          end={withdrawal.end}
          onBank={() => setBinding(true)}
        />
      ) : (
        <PacketComing />
      )}
    </BottomSheet>
  );
}

/** Why the packet closed by itself; a payment just made wins over the current state. */
function tipOf(
  state: PacketState,
  { end, isBusy }: FirstWithdrawal,
  amount: MinorUnits,
): PacketTipKind | null {
  if (end?.status === 'paid') return { kind: 'paid', amount, paid: end.paid };
  if (isBusy) return null;
  if (state.status === 'refused') return { kind: 'refused', refusal: state.refusal };
  return state.status === 'expired' ? { kind: 'expired', endedAt: state.endedAt } : null;
}

function PacketComing() {
  const { t } = useTranslation();
  return (
    <Stack as="output" gap={4} className={styles.panel} aria-busy>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton className={styles.artComing} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  );
}
