import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { packageWagering } from '#shared/deposit/sign-up-package.ts';
import { isBuyable, type SignUpBonus } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { usePackageWords } from '#i18n/use-package-words.ts';
import { classNames } from '#ui/base/class-names.ts';
import { CoverRadio } from '#ui/choice/cover-radio.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { packageCardClass, PackageOffer } from '#ui/money/package-offer.tsx';
import { useTranslation } from 'react-i18next';
import styles from './sign-up-packages.module.css';

export interface SignUpPackagesProps {
  /** In display order. */
  readonly packages: readonly SignUpPackage[];
  readonly chosen: SignUpPackage | null;
  /** The purchases; null when unknown. */
  readonly bonus: SignUpBonus | null;
  readonly onChoose: (pack: SignUpPackage) => void;
}

/** The sign-up packages to choose from (spec §2, "Sign-up bonus modal"). */
export function SignUpPackages({ packages, chosen, bonus, onChoose }: SignUpPackagesProps) {
  const { t } = useTranslation('deposit');
  const wordsOf = usePackageWords();
  const describe = useWageringTexts();
  if (packages.length === 0) return <Note>{t('packs.none')}</Note>;
  return (
    <Stack as="fieldset" gap={3} className={styles.packs}>
      <legend className={styles.title}>{t('packs.title')}</legend>
      <Note>{t('packs.lead')}</Note>
      {packages.map((pack) => {
        const isGone = !isBuyable(pack.id, bonus);
        const words = wordsOf(pack, isGone);
        // In short: a radio button covers the card. The costs below tell the chosen one's terms.
        const facts = [...words.facts, describe(packageWagering(pack)).need];
        return (
          <label
            key={pack.id}
            className={classNames(packageCardClass(isGone), styles.pack, isGone && styles.isGone)}
          >
            <CoverRadio
              name="package"
              value={pack.id}
              checked={pack.id === chosen?.id}
              disabled={isGone}
              onChange={() => onChoose(pack)}
            />
            <PackageOffer words={{ ...words, facts }} isGone={isGone} />
          </label>
        );
      })}
    </Stack>
  );
}
