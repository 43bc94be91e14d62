import { createElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** Side in CSS pixels; 24 unless given. */
  readonly size?: number;
  /** Gives the icon a name of its own; without it the icon is decoration and hidden from readers. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The frame of every icon: a 24 grid, one stroke, the colour of the text around it. */
export function Icon({
  size = 24,
  label,
  className,
  children,
}: IconProps & { readonly children?: ReactNode }) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...meaning}
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** An icon of these shapes, the lowest first. */
export function icon(...shapes: readonly ReactElement[]) {
  return function DrawnIcon(props: IconProps) {
    return createElement(Icon, props, ...shapes);
  };
}

/** Class of a shape that is filled with the icon's colour. */
export const iconSolid = styles.solid;

/** Class of a shape that carries a light tone of the icon's colour, for body. */
export const iconTone = styles.tone;
