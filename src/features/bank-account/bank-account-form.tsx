import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { BankAccountPanel } from './bank-account-panel.tsx';
import { useBankAccount } from './use-bank-account.ts';

export interface BankAccountFormProps {
  readonly title: string;
  /** Called 500 ms after the account is saved, or found to be bound already. */
  readonly onDone: () => void;
  /** Called once the account of this bank is saved. */
  readonly onSaved?: ((bankId: number) => void) | undefined;
  /** Shows a back arrow before the title. */
  readonly onBack?: (() => void) | undefined;
  /** The SMS code, where the server asks for one. */
  readonly code: MoneyCode;
  /** Fixes the bank: its picker is closed (spec §5). */
  readonly defaultBankId?: number | undefined;
}

/** Binds a bank account (spec §2, "Bank info form"), as a page's content or inside a dialog. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { title, onSaved, onDone, onBack, code, defaultBankId } = props;
  const { t } = useTranslation('bankAccount');
  const rules = useAccountRules();
  const config = useSelector(selectConfig);
  const bound = useSelector(selectBanks);
  const draft = `bank-account-${defaultBankId ?? 'any'}`;
  const view = useBankAccount(rules, { draft, code, onSaved, onDone });
  return (
    <BankAccountPanel
      title={title}
      backLabel={t('back')}
      onBack={onBack}
      view={view}
      code={code}
      draft={draft}
      countryCode={rules.countryCode}
      lengthMax={config?.accounts.lengthMax ?? 0}
      banks={config?.banks ?? []}
      bound={bound}
      defaultBankId={defaultBankId}
    />
  );
}
