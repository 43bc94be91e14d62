import { useTranslation } from 'react-i18next';
import { Address } from './address.tsx';
import { Glimpse } from './glimpse.tsx';
import { MenuRow } from './menu-row.tsx';
import { look, Scene } from './scene.tsx';

/** Android: the open browser menu, with the install row highlighted. */
export function BrowserMenu() {
  const { t } = useTranslation('install');
  return (
    <Scene height={140}>
      <path className={look.bar} d="M-2-2h304v46H-2Z" />
      <Address x={16} y={9} width={236} height={26} />
      <path className={look.dots} d="M276 15v.01M276 22v.01M276 29v.01" />
      <Glimpse y={56} />
      <Glimpse y={106} />
      <rect className={look.glass} x="96" y="32" width="190" height="102" rx="12" />
      <MenuRow x={102} y={36} width={178} text={t('picture.newTab')}>
        <path className={look.ink} d="M0-5V5M-5 0H5" />
      </MenuRow>
      <MenuRow x={102} y={68} width={178} text={t('picture.install')} isLit>
        <path className={look.spotInk} d="M0-7V2m-3.5-3L0 2.5 3.5-1M-6 6.5H6" />
      </MenuRow>
      <MenuRow x={102} y={100} width={178} text={t('picture.history')}>
        <path className={look.ink} d="M0-4v4l3 2M6 0A6 6 0 1 1-6 0 6 6 0 0 1 6 0Z" />
      </MenuRow>
    </Scene>
  );
}
