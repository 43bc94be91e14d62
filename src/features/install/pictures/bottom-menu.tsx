import { useTranslation } from 'react-i18next';
import { AppleShare } from './apple-share.tsx';
import { Glimpse } from './glimpse.tsx';
import { MenuRow } from './menu-row.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** A browser with its menu in a bottom bar, in the middle or at the end. */
export function BottomMenu({ at }: { readonly at: 'middle' | 'end' }) {
  const { t } = useTranslation('install');
  const x = at === 'middle' ? 150 : 268;
  const left = at === 'middle' ? 64 : 112;
  return (
    <Scene height={128}>
      <Glimpse y={-14} />
      <Glimpse y={38} />
      <path className={look.bar} d="M-2 88h304v50H-2Z" />
      <rect className={look.glass} x={left} y="8" width="172" height="72" rx="14" />
      <MenuRow x={left + 6} y={12} width={160} text={t('picture.share')} isLit>
        <AppleShare x={0} y={1} isLit />
      </MenuRow>
      <MenuRow x={left + 6} y={46} width={160} text={t('picture.history')}>
        <path className={look.ink} d="M0-4v4l3 2M6 0A6 6 0 1 1-6 0 6 6 0 0 1 6 0Z" />
      </MenuRow>
      <g className={look.faint}>
        <path className={look.ink} d="m36 102-6 6 6 6M88 102l6 6-6 6" />
        {at === 'end' && <path className={look.ink} d="M150 101v14M143 108h14" />}
        <path className={look.ink} d="M204 104h9v9h-9zM207 104v-3h9v9h-3" />
        {at === 'middle' && <path className={look.ink} d="M260 103h14M260 108h14M260 113h14" />}
      </g>
      <SpotCircle x={x} y={108} radius={15} />
      <g transform={`translate(${x} 108)`}>
        {at === 'middle' ? (
          <path className={look.spotDots} d="M-6.5 0h.01M0 0h.01M6.5 0h.01" />
        ) : (
          <path className={look.spotInk} d="M-6-5H6M-6 0H6M-6 5H6" />
        )}
      </g>
    </Scene>
  );
}
