import { prefersReducedMotion } from '#browser/page/page.ts';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';

export interface CountUpProps {
  /** The final number; counting starts at 0. */
  readonly to: number;
  /** Formats the number at every step; steps are whole numbers. */
  readonly format: (value: number) => string;
}

/** Duration (spec §4, "Spin invite"). */
const LASTS_MS = 1500;

/** Fast first, slow towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * A number that counts up to its value; under reduced motion it shows it at once. Screen readers get only the
 * value.
 */
export function CountUp({ to, format }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const write = useRef(format);
  useEffect(() => {
    write.current = format;
  });

  useEffect(() => {
    const element = shown.current;
    if (element === null || prefersReducedMotion()) return undefined;
    let began: number | null = null;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      began ??= now;
      const part = Math.min(1, (now - began) / LASTS_MS);
      if (element !== null) element.textContent = write.current(Math.round(to * eased(part)));
      if (part < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [to]);

  return (
    <>
      <span ref={shown} translate="no" aria-hidden>
        {format(to)}
      </span>
      <VisuallyHidden translate="no">{format(to)}</VisuallyHidden>
    </>
  );
}
