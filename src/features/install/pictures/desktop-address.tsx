import { Address } from './address.tsx';
import { Glimpse } from './glimpse.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** A desktop browser, with the install symbol at the end of the address highlighted. */
export function DesktopAddress() {
  return (
    <Scene height={110}>
      <path className={look.tile} d="M-2-2h304v28H-2Z" />
      <circle className={look.field} cx="18" cy="13" r="5" />
      <circle className={look.field} cx="34" cy="13" r="5" />
      <circle className={look.field} cx="50" cy="13" r="5" />
      <path className={look.bar} d="M72 26v-9a9 9 0 0 1 9-9h66a9 9 0 0 1 9 9v9h146v38H-2V26Z" />
      <path className={look.ink} d="m24 39-6 6 6 6M42 39l6 6-6 6" />
      <Address x={66} y={31} width={218} height={28} />
      <SpotCircle x={268} y={45} radius={14} />
      <path className={look.spotInk} d="M262 40.5h12v7.5h-12zM265 52h6" />
      <Glimpse y={76} />
    </Scene>
  );
}
