import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BankAccountForm } from '#features/bank-account/bank-account-form.tsx';
import { PacketSheet } from '#features/red-packet/packet-sheet.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useNavigate } from '@tanstack/react-router';

/** The red packet with its bank form and the link to its page (spec §2, §4). */
export function RedPacket(props: OpenedProps) {
  const navigate = useNavigate();
  const code = useMoneyCode(CodeScene.bankAccount);
  return (
    <PacketSheet
      {...props}
      onPage={() => void navigate({ to: '/activity/cashBonus' })}
      renderBankForm={(form) => <BankAccountForm {...form} code={code} />}
    />
  );
}
