import { useTranslation } from 'react-i18next';
import { Address } from './address.tsx';
import { AppleShare } from './apple-share.tsx';
import { Glimpse } from './glimpse.tsx';
import { MenuRow } from './menu-row.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** Safari since iOS 26 on a phone: floating glass buttons at the bottom, Share in the dots menu. */
export function GlassMenu() {
  const { t } = useTranslation('install');
  return (
    <Scene height={132}>
      <Glimpse y={-14} />
      <Glimpse y={38} />
      <rect className={look.glass} x="118" y="8" width="170" height="74" rx="18" />
      <MenuRow x={124} y={13} width={158} text={t('picture.share')} isLit>
        <AppleShare x={0} y={1} isLit />
      </MenuRow>
      <MenuRow x={124} y={46} width={158} text={t('picture.bookmark')}>
        <path className={look.ink} d="M-4-6h8V6L0 3l-4 3Z" />
      </MenuRow>
      <circle className={look.glass} cx="32" cy="108" r="18" />
      <path className={look.ink} d="m35 102-6 6 6 6" />
      <rect className={look.glass} x="58" y="90" width="184" height="36" rx="18" />
      <Address x={66} y={96} width={168} height={24} />
      <SpotCircle x={268} y={108} radius={18} />
      <path className={look.spotDots} d="M260.5 108h.01M268 108h.01M275.5 108h.01" />
    </Scene>
  );
}
