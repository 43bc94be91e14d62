import { Amount } from './amount.tsx';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './package-offer.module.css';

/** What there is to say of a package, in the player's words. */
export interface PackageWords {
  readonly name: string;
  /** How much more it gives than it costs, or that it is bought. */
  readonly badge: string;
  readonly price: string;
  readonly total: string;
  /** What it gives and when, what it asks for; a line each. */
  readonly facts: readonly string[];
}

export interface PackageOfferProps {
  readonly words: PackageWords;
  /** It cannot be bought any more. */
  readonly isGone?: boolean;
}

/** What stands on the card of a package; the element around it (label, link) wears the card's class. */
export function PackageOffer({ words, isGone = false }: PackageOfferProps) {
  const { name, badge, price, total, facts } = words;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Badge tone={isGone ? 'quiet' : 'gold'}>{badge}</Badge>
      </span>
      <span className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
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
