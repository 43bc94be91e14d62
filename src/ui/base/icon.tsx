import { createElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** Side in CSS pixels; 24 by default. */
  readonly size?: number;
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The frame of every icon: a 24 grid, one stroke, the surrounding text colour. */
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

/** Creates an icon of these shapes, bottom first. */
export function icon(...shapes: readonly ReactElement[]) {
  return function DrawnIcon(props: IconProps) {
    return createElement(Icon, props, ...shapes);
  };
}

/** Class of a shape filled with the icon's colour. */
export const iconSolid = styles.solid;

/** Class of a shape filled with a light tone of the icon's colour. */
export const iconTone = styles.tone;
