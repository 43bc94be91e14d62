import type { Bank } from '#shared/bank-account/bank-account.ts';
import type { BankAccount } from '#shared/account/user.ts';
import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { BankLine } from '#ui/media/bank-line.tsx';
import { Button } from '#ui/base/button.tsx';
import { PlusIcon } from '#ui/icons/plus-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LinkedAccountsProps {
  /** The server's banks and e-wallets. */
  readonly banks: readonly Bank[];
  readonly linked: readonly BankAccount[];
  /** Number of accounts a player may link. */
  readonly most: number;
  readonly renderBankSheet: RenderBankSheet;
}

interface Sheet {
  readonly isOpen: boolean;
  /** The bank whose account is changed; absent for a new account. */
  readonly bankId?: number;
}

/** The accounts that withdrawals go to; they can be linked and changed even while withdrawals are blocked. */
export function LinkedAccounts({ banks, linked, most, renderBankSheet }: LinkedAccountsProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const iconOf = (id: number) => banks.find((bank) => bank.id === id)?.iconUrl ?? '';
  return (
    <Card as="section" gap={3} aria-labelledby={titleId}>
      <Stack gap="hair">
        <Text as="h2" id={titleId} weight="bold">
          {t('linked.title')}
        </Text>
        <Note>{t(linked.length === 0 ? 'linked.none' : 'linked.text')}</Note>
      </Stack>
      {linked.length > 0 && (
        <List gap={1} aria-labelledby={titleId}>
          {linked.map((account) => (
            <BankLine
              key={account.bankId}
              account={account}
              iconUrl={iconOf(account.bankId)}
              changeText={t('linked.change')}
              changeLabel={t('linked.changeOf', { bank: account.bankName })}
              onChange={() => setSheet({ isOpen: true, bankId: account.bankId })}
            />
          ))}
        </List>
      )}
      {linked.length < most ? (
        <Button variant="quiet" isWide onClick={() => setSheet({ isOpen: true })}>
          <PlusIcon size={20} />
          <span>{t('linked.add')}</span>
        </Button>
      ) : (
        <Note>{t('linked.full', { most })}</Note>
      )}
      {sheet !== null &&
        renderBankSheet({
          title: t(sheet.bankId === undefined ? 'linked.add' : 'linked.changeTitle'),
          bankId: sheet.bankId,
          isOpen: sheet.isOpen,
          onClose: () => setSheet({ ...sheet, isOpen: false }),
          onClosed: () => setSheet(null),
        })}
    </Card>
  );
}
