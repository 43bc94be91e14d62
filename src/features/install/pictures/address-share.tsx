import { Address } from './address.tsx';
import { AppleShare } from './apple-share.tsx';
import { Glimpse } from './glimpse.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** A browser with Share at the end of its address field. */
export function AddressShare() {
  return (
    <Scene height={92}>
      <path className={look.bar} d="M-2-2h304v52H-2Z" />
      <Address x={14} y={9} width={272} height={32} />
      <path className={look.ink} d="M30 24v-3a4 4 0 0 1 8 0v3m-10 0h12v8H28Z" />
      <SpotCircle x={268} y={25} radius={15} />
      <AppleShare x={268} y={26} isLit />
      <Glimpse y={62} />
    </Scene>
  );
}
