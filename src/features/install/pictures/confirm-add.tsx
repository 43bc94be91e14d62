import { useTranslation } from 'react-i18next';
import { look, Scene } from './scene.tsx';

/** The last confirmation: the app's icon and name, with the add button highlighted. */
export function ConfirmAdd() {
  const { t } = useTranslation('install');
  return (
    <Scene height={108}>
      <path className={look.bar} d="M16 120V26A16 16 0 0 1 32 10h236a16 16 0 0 1 16 16v94Z" />
      <text x="32" y="36">
        {t('picture.cancel')}
      </text>
      <rect className={look.halo} x="206" y="18" width="66" height="28" rx="14" />
      <rect className={look.spot} x="206" y="18" width="66" height="28" rx="14" />
      <text className={look.spotText} x="239" y="36.5" textAnchor="middle">
        {t('picture.confirm')}
      </text>
      <rect className={look.night} x="32" y="56" width="44" height="44" rx="11" />
      <path
        className={look.spot}
        transform="translate(25 57)"
        d="m29 8 4 8.6 9.3 1.2-6.8 6.5 1.7 9.3-8.2-4.5-8.2 4.5 1.7-9.3-6.8-6.5 9.3-1.2Z"
      />
      <text className={look.strong} x="90" y="75">
        Parola
      </text>
      <rect className={look.field} x="90" y="84" width="150" height="8" rx="4" />
    </Scene>
  );
}
