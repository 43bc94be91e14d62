import { look } from './scene.tsx';

interface SpotCircleProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The highlighted round button of a scene. */
export function SpotCircle({ x, y, radius }: SpotCircleProps) {
  return (
    <>
      <circle className={look.halo} cx={x} cy={y} r={radius} />
      <circle className={look.spot} cx={x} cy={y} r={radius} />
    </>
  );
}
