import { Glimpse } from './glimpse.tsx';
import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

/** A page inside another app: its bar at the top, with the dots menu highlighted. */
export function AppMenu() {
  return (
    <Scene height={96}>
      <path className={look.bar} d="M-2-2h304v52H-2Z" />
      <path className={look.ink} d="m19 19 12 12m0-12L19 31" />
      <text className={look.strong} x="150" y="24" textAnchor="middle">
        Parola
      </text>
      <rect className={look.field} x="114" y="31" width="72" height="6" rx="3" />
      <SpotCircle x={268} y={25} radius={16} />
      <path className={look.spotDots} d="M261 25h.01M268 25h.01M275 25h.01" />
      <Glimpse y={62} />
    </Scene>
  );
}
