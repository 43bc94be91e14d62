import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { packageWagering } from '#shared/deposit/sign-up-package.ts';
import { isBuyable, type SignUpBonus } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { usePackageWords } from '#i18n/use-package-words.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { packageCardClass, PackageOffer } from '#ui/money/package-offer.tsx';
import { Text } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

interface PackageListProps {
  /** In display order. */
  readonly packages: readonly SignUpPackage[];
  readonly bonus: SignUpBonus;
}

/** The packages, each with a link to the deposit screen, where it is paid. */
export function PackageList({ packages, bonus }: PackageListProps) {
  const { t } = useTranslation('signUpBonus');
  const wordsOf = usePackageWords();
  const describe = useWageringTexts();
  if (packages.length === 0) {
    return (
      <EmptyState
        art={<GiftIcon size={56} />}
        title={t('buy.noneTitle')}
        text={t('buy.noneText')}
        action={
          <Link to="/deposit" className={buttonClass('quiet')}>
            {t('buy.deposit')}
          </Link>
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <Text tone="soft">{t('buy.lead')}</Text>
      <List gap={3}>
        {packages.map((pack) => {
          const isGone = !isBuyable(pack.id, bonus);
          const words = wordsOf(pack, isGone);
          const { name, price } = words;
          return (
            <li key={pack.id} className={packageCardClass(isGone)}>
              <PackageOffer words={words} isGone={isGone} />
              <WageringTerms {...describe(packageWagering(pack))} />
              {!isGone && (
                <Link
                  to="/deposit"
                  search={{ typeId: 'SignUpBonus', packageId: pack.id }}
                  className={buttonClass('gold', 'medium', true)}
                  aria-label={t('buy.buyOf', { name, price })}
                >
                  {t('buy.buy', { price })}
                </Link>
              )}
            </li>
          );
        })}
      </List>
      <Note>{t('buy.how')}</Note>
    </Stack>
  );
}
