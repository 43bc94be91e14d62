import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { look } from './scene.tsx';

interface MenuRowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  /** The row to tap. */
  readonly isLit?: boolean;
  /** A symbol at the row's end, drawn around 0, 0. */
  readonly children?: ReactNode;
}

const HEIGHT = 30;

/** A row of a menu or sheet. */
export function MenuRow({ x, y, width, text, isLit = false, children }: MenuRowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLit && <rect className={look.halo} width={width} height={HEIGHT} rx="10" />}
      {isLit && <rect className={look.spot} width={width} height={HEIGHT} rx="10" />}
      <text className={classNames(isLit && look.spotText)} x="12" y="19.5">
        {text}
      </text>
      <g transform={`translate(${width - 18} ${HEIGHT / 2})`}>{children}</g>
    </g>
  );
}
