import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InfoCard } from './info-card.tsx';

/** Fewest digits that make a text a callable number. */
const DIGITS_LEAST = 3;

/** Sources of help: the helpline from the server, and people close to the player. */
export function LocalHelp() {
  const { t: common } = useTranslation();
  const { t } = useTranslation('protection');
  const helpline = useSelector(selectConfig)?.responsible.helpline ?? '';
  const number = helpline.replaceAll(/[^\d+]/g, '');
  const words = common('footer.helpline', { phone: helpline });
  return (
    <InfoCard title={t('help.title')} text={t('help.text')} points={[t('help.others')]}>
      {helpline !== '' &&
        (number.length < DIGITS_LEAST ? (
          <p>{words}</p>
        ) : (
          <a className={buttonClass('quiet', 'medium', true)} href={`tel:${number}`}>
            {words}
          </a>
        ))}
    </InfoCard>
  );
}
