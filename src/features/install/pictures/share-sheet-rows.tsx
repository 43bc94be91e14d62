import { useTranslation } from 'react-i18next';
import { MenuRow } from './menu-row.tsx';
import { look, Scene } from './scene.tsx';

/** The share sheet, with the home screen row highlighted. */
export function ShareSheetRows() {
  const { t } = useTranslation('install');
  return (
    <Scene height={122}>
      <path className={look.bar} d="M16 130V26A16 16 0 0 1 32 10h236a16 16 0 0 1 16 16v104Z" />
      <rect className={look.field} x="132" y="15" width="36" height="4" rx="2" />
      <MenuRow x={26} y={24} width={248} text={t('picture.bookmark')}>
        <path className={look.ink} d="M-4-6h8V6L0 3l-4 3Z" />
      </MenuRow>
      <MenuRow x={26} y={56} width={248} text={t('picture.add')} isLit>
        <path
          className={look.spotInk}
          d="M-4-7h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM0-3.5v7M-3.5 0h7"
        />
      </MenuRow>
      <MenuRow x={26} y={89} width={248} text={t('picture.find')}>
        <path
          className={look.ink}
          d="M2.5 2.5 6 6M3.5-1.5A4.5 4.5 0 1 1-5.5-1.5a4.5 4.5 0 0 1 9 0Z"
        />
      </MenuRow>
    </Scene>
  );
}
