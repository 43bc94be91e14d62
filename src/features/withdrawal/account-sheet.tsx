import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { BankAccount } from '#shared/account/user.ts';
import { BankLine } from '#ui/media/bank-line.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { PlusIcon } from '#ui/icons/plus-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import styles from './account-sheet.module.css';

export interface AccountSheetProps extends OpenedProps {
  readonly banks: readonly BankAccount[];
  readonly iconOf: (bankId: number) => string;
  readonly selectedId: number | undefined;
  /** Number of accounts a player may bind. */
  readonly most: number;
  readonly onPick: (bankId: number) => void;
  readonly onAdd: () => void;
  readonly onChange: (bankId: number) => void;
}

/** The payout accounts: pick, change or add one. */
export function AccountSheet(props: AccountSheetProps) {
  const { banks, iconOf, selectedId, most, onPick, onAdd, onChange, ...opened } = props;
  const { t } = useTranslation('withdrawal');
  const { t: tCommon } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="withdrawal-accounts"
      title={t('account.title')}
      closeLabel={tCommon('common.close')}
    >
      <List gap={1} className={styles.list} aria-label={t('account.choose')}>
        {banks.map((account) => (
          <BankLine
            key={account.bankId}
            account={account}
            iconUrl={iconOf(account.bankId)}
            changeText={t('account.change')}
            changeLabel={t('account.changeOf', { bank: account.bankName })}
            isPicked={account.bankId === selectedId}
            onPick={() => onPick(account.bankId)}
            onChange={() => onChange(account.bankId)}
          />
        ))}
      </List>
      {banks.length < most ? (
        <Button variant="quiet" isWide onClick={onAdd}>
          <PlusIcon size={20} />
          <span>{t('account.add')}</span>
        </Button>
      ) : (
        <Note>{t('account.full', { most })}</Note>
      )}
    </BottomSheet>
  );
}
