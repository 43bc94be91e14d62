import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './deposit-form.module.css';

/** Replaces the packages for a player who already has one: there is no second (spec §4). */
export function PackageOwned({ onOtherAmount }: { readonly onOtherAmount: () => void }) {
  const { t } = useTranslation('deposit');
  const dispatch = useDispatch();
  return (
    <Stack gap={3} className={styles.packs}>
      <EmptyState
        art={<GiftIcon size={56} />}
        title={t('packs.ownedTitle')}
        text={t('packs.ownedText')}
        action={
          <Button variant="gold" onClick={() => dispatch(overlayOpened({ name: 'sign-up-bonus' }))}>
            {t('packs.calendar')}
          </Button>
        }
      />
      <Button variant="ghost" onClick={onOtherAmount}>
        {t('packs.other')}
      </Button>
    </Stack>
  );
}
