import { look, Scene } from './scene.tsx';
import { SpotCircle } from './spot-circle.tsx';

const ICONS = [
  [206, 22],
  [236, 22],
  [266, 22],
  [206, 52],
  [266, 52],
  [206, 82],
  [236, 82],
  [266, 82],
] as const;
const STAR = 'm0-9 2.6 5.6 6.1.8-4.5 4.3 1.1 6.1L0 4.9l-5.3 2.9 1.1-6.1-4.5-4.3 6.1-.8Z';

/** From this browser through Chrome to the home screen, with Parola among the other icons. */
export function ToChrome() {
  return (
    <Scene height={108}>
      <rect className={look.bar} x="16" y="26" width="62" height="56" rx="12" />
      <rect className={look.field} x="24" y="34" width="46" height="8" rx="4" />
      <rect className={look.tile} x="24" y="48" width="20" height="26" rx="5" />
      <rect className={look.tile} x="50" y="48" width="20" height="26" rx="5" />
      <path className={look.ink} d="M83 54h13m-5-5 5 5-5 5" />
      <rect className={look.glass} x="104" y="38" width="62" height="32" rx="16" />
      <text className={look.strong} x="135" y="58.5" textAnchor="middle">
        Chrome
      </text>
      <path className={look.ink} d="M172 54h9m-5-5 5 5-5 5" />
      <rect className={look.bar} x="188" y="4" width="100" height="100" rx="16" />
      {ICONS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          className={look.field}
          x={x - 10}
          y={y - 8}
          width="20"
          height="20"
          rx="6"
        />
      ))}
      <SpotCircle x={236} y={54} radius={15} />
      <path className={look.spotFill} transform="translate(236 54)" d={STAR} />
    </Scene>
  );
}
