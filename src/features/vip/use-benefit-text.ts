import type { VipBenefit } from '#shared/vip/benefits.ts';
import type { VipLevel } from '#shared/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

export interface BenefitText {
  readonly name: (benefit: VipBenefit) => string;
  readonly value: (benefit: VipBenefit, level: VipLevel) => string;
}

/** Names a benefit, and formats its value at a level. */
export function useBenefitText(): BenefitText {
  const { t } = useTranslation('vip');
  const { money, percent } = useFormats();
  return {
    name: (benefit) => t(`ladder.${benefit}`),
    value: (benefit, level) => {
      switch (benefit) {
        case 'withdrawCount':
        case 'feeFree':
          return String(level[benefit]);
        case 'withdrawMax':
        case 'withdrawDayMax':
          return money(level[benefit], 'floor');
        case 'upgradeBonus':
        case 'weeklyBonus':
        case 'monthlyBonus':
          return money(level[benefit]);
        case 'aprBps':
          return percent(level.aprBps);
      }
    },
  };
}
