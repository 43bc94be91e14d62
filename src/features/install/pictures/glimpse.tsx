import { look } from './scene.tsx';

const COLUMNS = [16, 86, 156, 226];
const STAR = 'm29 9 3 6.4 7 .9-5.1 4.9 1.3 7L29 24.8l-6.2 3.4 1.3-7-5.1-4.9 7-.9Z';

/** A row of the lobby's games behind a browser's bars. */
export function Glimpse({ y }: { readonly y: number }) {
  return COLUMNS.map((x) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <rect className={look.tile} width="58" height="40" rx="10" />
      <path className={look.star} d={STAR} />
    </g>
  ));
}
