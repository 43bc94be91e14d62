import { Amount } from './amount.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { PackageArt, type PackagePicture } from './package-art.tsx';
import styles from './package-offer.module.css';

/** The texts of a package. */
export interface PackageWords {
  readonly name: string;
  readonly picture: PackagePicture;
  /** How much more it gives than it costs, or that it is bought. */
  readonly badge: string;
  readonly price: string;
  readonly total: string;
  /** Benefits, dates and conditions; one per line. */
  readonly facts: readonly string[];
}

export interface PackageOfferProps {
  readonly words: PackageWords;
  /** It can no longer be bought. */
  readonly isGone?: boolean;
}

/** Content of a package's card; the element around it (label, link) has the card's class. */
export function PackageOffer({ words, isGone = false }: PackageOfferProps) {
  const { name, picture, badge, price, total, facts } = words;
  return (
    <>
      <span className={styles.top}>
        <PackageArt picture={picture} />
        <span className={styles.about}>
          <span className={styles.head}>
            <span className={styles.name}>{name}</span>
            <Badge tone={isGone ? 'quiet' : 'gold'}>{badge}</Badge>
          </span>
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </span>
      </span>
      <span className={styles.foot}>
        <Amount text={price} tone={isGone ? 'inherit' : 'gold'} size="large" />
        <span className={classNames(styles.total, isGone && styles.isGone)}>{total}</span>
      </span>
    </>
  );
}

/** Class of the card around a PackageOffer. */
export const packageCardClass = (isGone = false): string =>
  classNames(styles.card, isGone && styles.isGone);
