import { look } from './scene.tsx';

interface AddressProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
}

/** A browser's address field with this site's name. */
export function Address({ x, y, width, height = 26 }: AddressProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={look.field} width={width} height={height} rx={height / 2.4} />
      <text className={look.strong} x={width / 2} y={height / 2 + 4.5} textAnchor="middle">
        parola
      </text>
    </g>
  );
}
