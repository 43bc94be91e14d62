import { Amount } from '#ui/money/amount.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { ServiceIcon } from '#ui/icons/service-icon.tsx';
import { ListRow, listRowClass, listRowStillClass } from './list-row.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'List row',
  states: {
    pressed: () => (
      <div>
        <button type="button" className={listRowClass}>
          <ListRow icon={<RecordIcon />} title="Transactions" />
        </button>
        <button type="button" className={listRowClass}>
          <ListRow icon={<MailIcon />} title="Mail" dotLabel="Unread mail" trailing="3 new" />
        </button>
        <button type="button" className={listRowClass}>
          <ListRow
            icon={<ServiceIcon />}
            title="Customer service"
            note="Someone answers day and night"
          />
        </button>
      </div>
    ),
    'only shown': () => (
      <div className={listRowStillClass}>
        <ListRow
          icon={<BankIcon />}
          title="Bank"
          note="Credited every hour"
          trailing={<Amount text="₱1,200.00" />}
          hasChevron={false}
        />
      </div>
    ),
  },
};
