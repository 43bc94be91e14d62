import { useAccountState } from '#state/session/use-account-state.ts';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AppRows } from './app-rows.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './member-pane.module.css';
import { ProfileTiles } from './profile-tiles.tsx';
import { RewardRows } from './reward-rows.tsx';
import { RowGroup } from './row-group.tsx';
import { SafetyRows } from './safety-rows.tsx';

/** The list of a player's own screens, beside the open one. */
export function MemberPane() {
  const { t } = useTranslation();
  const { mayDeposit } = useAccountState();
  const list = useRef<HTMLDivElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <Stack ref={list} gap={5} className={styles.pane}>
        <RowGroup title={t('member.group.money')}>
          <LinkRow to="/lobby/member" title={t('screens.member.title')} icon={<MemberIcon />} />
          {mayDeposit && (
            <LinkRow to="/deposit" title={t('member.deposit')} icon={<DepositIcon />} />
          )}
          <LinkRow to="/withdrawal" title={t('member.withdraw')} icon={<WithdrawIcon />} />
        </RowGroup>
        <ProfileTiles />
        <RewardRows />
        <SafetyRows />
        <AppRows />
      </Stack>
      <CurrentInView key={path} list={list} />
    </>
  );
}

/** A window may be lower than the list: the open screen's row is scrolled into view. */
function CurrentInView({ list }: { readonly list: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [list]);
  return null;
}
