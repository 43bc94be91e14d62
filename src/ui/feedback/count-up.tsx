import { prefersReducedMotion } from '#browser/page/page.ts';
import { useEffect, useRef } from 'react';
import styles from './count-up.module.css';

export interface CountUpProps {
  /** Where counting starts; 0 by default. */
  readonly from?: number;
  /** The final number. */
  readonly to: number;
  /** Formats the number at every step; steps are whole numbers. */
  readonly format: (value: number) => string;
}

/** Duration (spec §4, "Spin invite"). */
const LASTS_MS = 1500;

/** Fast first, slow towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * A number that counts up to its value; under reduced motion it shows it at once. The text in the page is the
 * value from the start: the steps are drawn over it.
 */
export function CountUp({ from = 0, to, format }: CountUpProps) {
  const number = useRef<HTMLSpanElement>(null);
  const write = useRef(format);
  useEffect(() => {
    write.current = format;
  });

  useEffect(() => {
    const element = number.current;
    if (element === null || from === to || prefersReducedMotion()) return undefined;
    let began: number | null = null;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      began ??= now;
      const part = Math.min(1, (now - began) / LASTS_MS);
      if (part === 1) return stop();
      const shown = Math.round(from + (to - from) * eased(part));
      element?.setAttribute('data-step', write.current(shown));
      frame = requestAnimationFrame(step);
    }
    function stop() {
      cancelAnimationFrame(frame);
      element?.removeAttribute('data-step');
    }
    return stop;
  }, [from, to]);

  return (
    <span ref={number} className={styles.number} translate="no">
      {format(to)}
    </span>
  );
}
