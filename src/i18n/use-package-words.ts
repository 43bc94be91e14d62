import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { packagePercent, packageTotal } from '#shared/deposit/sign-up-package.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

/** Describes a sign-up package, the same wherever it is offered (spec §9). */
export function usePackageWords() {
  const { t } = useTranslation('signUpBonus');
  const { money } = useFormats();
  return (pack: SignUpPackage, isBought = false) => {
    return {
      name: pack.name === '' ? t('pack.unnamed', { price: money(pack.price, 'floor') }) : pack.name,
      picture: pictureOf(pack.days),
      badge: isBought ? t('pack.bought') : t('pack.percent', { percent: packagePercent(pack) }),
      price: money(pack.price, 'floor'),
      total: t('pack.total', { total: money(packageTotal(pack), 'floor') }),
      facts: [
        t('pack.now', { bonus: money(pack.bonusAmount, 'floor') }),
        t('pack.daily', { daily: money(pack.daily, 'floor'), count: pack.days }),
      ],
    };
  };
}

/** The longer a package lasts, the further out its place at the harbour. */
function pictureOf(days: number): 'pier' | 'harbor' | 'lighthouse' {
  if (days <= 7) return 'pier';
  return days <= 14 ? 'harbor' : 'lighthouse';
}
