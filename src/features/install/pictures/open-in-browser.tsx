import { useTranslation } from 'react-i18next';
import { Glimpse } from './glimpse.tsx';
import { MenuRow } from './menu-row.tsx';
import { look, Scene } from './scene.tsx';

/** An app's menu, with the row that opens the browser highlighted. */
export function OpenInBrowser() {
  const { t } = useTranslation('install');
  return (
    <Scene height={112}>
      <Glimpse y={-12} />
      <Glimpse y={42} />
      <rect className={look.glass} x="74" y="6" width="212" height="100" rx="14" />
      <MenuRow x={80} y={10} width={200} text={t('picture.copyLink')}>
        <path className={look.ink} d="M-2-2h8v8h-8zM-6 2v-8h8" />
      </MenuRow>
      <MenuRow x={80} y={41} width={200} text={t('picture.openInBrowser')} isLit>
        <path
          className={look.spotInk}
          d="M7 0A7 7 0 1 1-7 0 7 7 0 0 1 7 0ZM3-3 1.2 1.2-3 3l1.8-4.2Z"
        />
      </MenuRow>
      <MenuRow x={80} y={72} width={200} text={t('picture.report')}>
        <path className={look.ink} d="M-5 7V-6h9l-2 3.5L4 1h-9" />
      </MenuRow>
    </Scene>
  );
}
