import { veiledNumber } from '#shared/bank-account/bank-account.ts';
import type { BankAccount } from '#shared/account/user.ts';
import styles from './bank-line.module.css';
import { BankLogo } from './bank-logo.tsx';
import { Button } from '#ui/base/button.tsx';
import { Dotted } from '#ui/base/dotted.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ListRow, listRowClass, listRowStillClass } from '#ui/list/list-row.tsx';

export interface BankLineProps {
  readonly account: BankAccount;
  readonly iconUrl: string;
  readonly changeText: string;
  /** Accessible name of the button: the account it changes. */
  readonly changeLabel: string;
  readonly onChange: () => void;
  /** In a picker: whether this account is picked. */
  readonly isPicked?: boolean;
  readonly onPick?: () => void;
}

/** A bound account in a list: owner, masked number and a button to change it. */
export function BankLine(props: BankLineProps) {
  const { account, iconUrl, changeText, changeLabel, onChange, isPicked = false, onPick } = props;
  const { bankId, bankName, realname } = account;
  const face = (
    <ListRow
      icon={<BankLogo name={bankName} iconUrl={iconUrl} seed={bankId} />}
      title={bankName}
      note={<Dotted parts={[realname, veiledNumber(account)]} />}
      trailing={isPicked ? <CheckIcon size={20} /> : undefined}
      hasChevron={false}
    />
  );
  return (
    <Row as="li" wrap className={styles.line}>
      {onPick === undefined ? (
        <div className={listRowStillClass} translate="no">
          {face}
        </div>
      ) : (
        <button
          type="button"
          className={listRowClass}
          translate="no"
          aria-current={isPicked}
          onClick={onPick}
        >
          {face}
        </button>
      )}
      <Button variant="ghost" size="small" aria-label={changeLabel} onClick={onChange}>
        {changeText}
      </Button>
    </Row>
  );
}
