import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InfoCard } from './info-card.tsx';

/** From so many digits on a text has a number to call. */
const DIGITS_LEAST = 3;

/** Whom to talk to: the helpline that the platform names, and those around the player. */
export function LocalHelp() {
  const { t: common } = useTranslation();
  const { t } = useTranslation('protection');
  const helpline = useSelector(selectConfig)?.responsible.helpline ?? '';
  const number = helpline.replaceAll(/[^\d+]/g, '');
  const words = common('home.footer.helpline', { phone: helpline });
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
