import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { wheelOf, type SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { segmentOdds } from '#shared/spin-invite/wheel.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import styles from './spin-terms.module.css';

/** A round's conditions and the wheel's prizes, only as the server sent them. */
export function SpinTermsPart({ terms }: { readonly terms: SpinTerms }) {
  const { t } = useTranslation('spinInvite');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const { target, days, payoutDays, betRate } = terms;
  return (
    <Disclosure
      summary={
        <Text as="h2" weight="bold">
          {t('terms.title')}
        </Text>
      }
    >
      <List gap={2} className={styles.rules}>
        <li>{t('terms.free')}</li>
        <li>{t('terms.friend')}</li>
        <li>{t('terms.days', { count: days })}</li>
        <li>{t('terms.target', { target: money(target) })}</li>
        <li>{t('terms.last')}</li>
        <li>{t('terms.payout', { count: payoutDays })}</li>
        <li>
          <WageringTerms {...describe(wageringSum(target, { betRate, betDays: null }))} />
        </li>
      </List>
      <Odds terms={terms} />
    </Disclosure>
  );
}

function Odds({ terms }: { readonly terms: SpinTerms }) {
  const { t } = useTranslation('spinInvite');
  const { money, percent } = useFormats();
  const wheel = wheelOf(terms);
  if (wheel === null) return <p className={styles.note}>{t('terms.wheelUnknown')}</p>;
  const odds = segmentOdds(wheel);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('terms.oddsTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('terms.segment')}</th>
            <th scope="col">{t('terms.amount')}</th>
            {odds !== null && <th scope="col">{t('terms.odds')}</th>}
          </tr>
        </thead>
        <tbody>
          {wheel.map(({ index, amount }) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>
                <Amount text={money(amount)} />
              </td>
              {odds !== null && <td>{percent(odds[index] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t(odds === null ? 'terms.oddsUnknown' : 'terms.oddsKnown')}</p>
    </>
  );
}
