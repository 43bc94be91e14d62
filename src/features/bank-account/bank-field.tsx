import type { Bank } from '#shared/bank-account/bank-account.ts';
import { BankLogo } from '#ui/media/bank-logo.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { PickField } from '#ui/choice/pick-field.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface BankFieldProps {
  readonly banks: readonly Bank[];
  readonly bankId: number | null;
  /** The bank is given and cannot be picked. */
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onPick: (bankId: number) => void;
}

/** The bank, picked from a sheet with icons; it cannot be typed (spec §5). */
export function BankField({ banks, bankId, isFixed, error, onPick }: BankFieldProps) {
  const { t } = useTranslation('bankAccount');
  const [sheet, setSheet] = useState<'none' | 'open' | 'closing'>('none');
  const chosen = banks.find(({ id }) => id === bankId);
  return (
    <>
      <PickField
        name="bank"
        label={t('bank')}
        value={chosen?.name ?? ''}
        placeholder={t('choose')}
        error={error}
        disabled={isFixed}
        leading={
          chosen === undefined ? (
            <BankIcon />
          ) : (
            <BankLogo name={chosen.name} iconUrl={chosen.iconUrl} seed={chosen.id} />
          )
        }
        onPick={() => setSheet('open')}
      />
      {sheet !== 'none' && (
        <BottomSheet
          name="bank-picker"
          title={t('pickTitle')}
          closeLabel={t('close')}
          isOpen={sheet === 'open'}
          onClose={() => setSheet('closing')}
          onClosed={() => setSheet('none')}
        >
          {banks.length === 0 ? (
            <p>{t('noBanks')}</p>
          ) : (
            <ul>
              {banks.map(({ id, name, iconUrl }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={listRowClass}
                    aria-current={id === bankId}
                    onClick={() => {
                      onPick(id);
                      setSheet('closing');
                    }}
                  >
                    <ListRow
                      icon={<BankLogo name={name} iconUrl={iconUrl} seed={id} />}
                      title={name}
                      trailing={id === bankId ? <CheckIcon size={20} /> : undefined}
                      hasChevron={false}
                    />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </BottomSheet>
      )}
    </>
  );
}
