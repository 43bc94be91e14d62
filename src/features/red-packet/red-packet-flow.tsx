import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { RenderBankForm } from './bank-form.ts';
import { RedPacketPanel } from './red-packet-panel.tsx';
import { RedPacketRecord } from './red-packet-record.tsx';
import { useRedPacketClaims } from './use-red-packet-claims.ts';
import { useRedPacket } from './use-red-packet.ts';

export interface RedPacketFlowProps {
  /** Features do not import each other, so the screen supplies the bank form. */
  readonly renderBankForm: RenderBankForm;
}

/** The cash bonus with all its actions (spec §2, `/activity/cashBonus`). */
export function RedPacketFlow({ renderBankForm }: RedPacketFlowProps) {
  const { t } = useTranslation('redPacket');
  const { t: words } = useTranslation();
  const dispatch = useDispatch();
  const view = useRedPacket();
  const claims = useRedPacketClaims();
  const bank = useSelector(selectBanks)[0];
  const [form, setForm] = useState<'none' | 'open' | 'closing'>('none');
  const title = t('packet.bankTitle');
  return (
    <Stack gap={5}>
      <RedPacketPanel
        view={view}
        claims={claims}
        bankId={bank?.bankId}
        onBank={() => setForm('open')}
        onPacket={() => dispatch(overlayOpened({ name: 'red-packet' }))}
      />
      {view.status === 'ready' && <RedPacketRecord />}
      {form !== 'none' && (
        <BottomSheet
          name="bank-account"
          title={title}
          isTitleHidden
          closeLabel={words('common.close')}
          isOpen={form === 'open'}
          onClose={() => setForm('closing')}
          onClosed={() => setForm('none')}
        >
          {renderBankForm({ title, onDone: () => setForm('closing') })}
        </BottomSheet>
      )}
    </Stack>
  );
}
