import { Address } from './address.tsx';
import { AppleShare } from './apple-share.tsx';
import { Glimpse } from './glimpse.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** Safari up to iOS 18 on a phone: the bar at the bottom, Share in its middle. */
export function SafariBar() {
  return (
    <Scene height={106}>
      <Glimpse y={-16} />
      <path className={look.bar} d="M-2 34h304v80H-2Z" />
      <Address x={16} y={40} width={268} height={24} />
      <g className={look.faint}>
        <path className={look.ink} d="m36 79-6 6 6 6" />
        <path className={look.ink} d="m88 79 6 6-6 6" />
        <path
          className={look.ink}
          d="M210 79c-3-2-6-2-9-1v13c3-1 6-1 9 1m0-13c3-2 6-2 9-1v13c-3-1-6-1-9 1V79"
        />
        <path className={look.ink} d="M262 82h9v9h-9zM265 82v-3h9v9h-3" />
      </g>
      <SpotCircle x={150} y={85} radius={16} />
      <AppleShare x={150} y={86} isLit />
    </Scene>
  );
}
