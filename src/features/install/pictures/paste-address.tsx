import { Glimpse } from './glimpse.tsx';
import { look, Scene } from './scene.tsx';

/** Safari with the copied link in its address field. */
export function PasteAddress() {
  return (
    <Scene height={92}>
      <path className={look.bar} d="M-2-2h304v52H-2Z" />
      <circle className={look.ink} cx="28" cy="25" r="12" />
      <path className={look.spot} d="m34 19-4 8-8 4 4-8Z" />
      <rect className={look.halo} x="52" y="9" width="232" height="32" rx="13" />
      <rect className={look.spot} x="52" y="9" width="232" height="32" rx="13" />
      <text className={look.spotText} x="68" y="29.5">
        https://parola…
      </text>
      <Glimpse y={62} />
    </Scene>
  );
}
