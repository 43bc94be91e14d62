import { PackageOffer, packageCardClass, type PackageWords } from './package-offer.tsx';
import type { Preview } from '#ui/base/preview.ts';

const words: PackageWords = {
  name: 'Harbor card',
  picture: 'harbor',
  badge: '+76%',
  price: '₱300',
  total: 'Total ₱528',
  facts: ['₱60 at once', '₱12 a day for 14 days', 'Bet ₱684 in all to withdraw every bonus'],
};

export const preview: Preview = {
  name: 'Package offer',
  states: {
    'to buy': () => (
      <div className={packageCardClass()}>
        <PackageOffer words={words} />
      </div>
    ),
    bought: () => (
      <div className={packageCardClass(true)}>
        <PackageOffer words={{ ...words, badge: 'Bought' }} isGone />
      </div>
    ),
  },
};
