import { Address } from './address.tsx';
import { AppleShare } from './apple-share.tsx';
import { Glimpse } from './glimpse.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** A browser on an iPad: one bar at the top, Share to the right of the address. */
export function PadBar() {
  return (
    <Scene height={92}>
      <path className={look.bar} d="M-2-2h304v46H-2Z" />
      <g className={look.faint}>
        <path className={look.ink} d="M16 15h12v13H16zM20.5 15v13" />
        <path className={look.ink} d="m46 16-5 5.5 5 5.5M60 16l5 5.5-5 5.5" />
        <path className={look.ink} d="M259 15v13M252.5 21.5h13" />
        <path className={look.ink} d="M278 18h9v9h-9zM281 18v-3h9v9h-3" />
      </g>
      <Address x={78} y={10} width={124} height={24} />
      <SpotCircle x={228} y={22} radius={15} />
      <AppleShare x={228} y={23} isLit />
      <Glimpse y={56} />
    </Scene>
  );
}
