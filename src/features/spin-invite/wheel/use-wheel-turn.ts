import { SEGMENTS } from '#shared/spin-invite/spin-invite.ts';
import { restAngle } from '#shared/spin-invite/wheel.ts';
import { prefersReducedMotion } from '#browser/page/page.ts';
import { useState } from 'react';

/** Duration of one turn while waiting for the answer, in ms. */
const TURN_MS = 900;
const LANDING_MS = 4_200;
const GIVE_UP_MS = 900;
const TURN = 360;
/** From full speed to a stop, with a long end. */
const LANDING = 'cubic-bezier(0.16, 0.6, 0.14, 1)';

const rotation = (angle: number) => `rotate(${angle.toFixed(2)}deg)`;

/** Animates the wheel; only `transform` changes, so that it runs on the compositor alone. */
export interface WheelTurn {
  /** Ref of the element that turns; a new element starts at the last one's angle. */
  readonly hold: (element: HTMLElement | null) => void;
  /** Turns endlessly. */
  start(): void;
  /** Stops on a segment; at once under reduced motion. Resolves with false when the wheel is gone. */
  land(segment: number): Promise<boolean>;
  /** Runs out, on no particular segment. */
  giveUp(): Promise<boolean>;
}

function createWheelTurn(): WheelTurn {
  let wheel: HTMLElement | null = null;
  let angle = 0;
  let running: Animation | null = null;

  /** The current angle, including the endless turn. */
  function currentAngle(): number {
    const passed = Number(running?.currentTime ?? 0);
    return angle + (TURN * (passed % TURN_MS)) / TURN_MS;
  }

  /** Turns from here to an angle; resolves with true when it got there. */
  async function turnTo(to: number, duration: number, easing: string): Promise<boolean> {
    if (wheel === null) return false;
    const from = running === null ? angle : currentAngle();
    running?.cancel();
    running = null;
    const turning = wheel.animate([{ transform: rotation(from) }, { transform: rotation(to) }], {
      duration: prefersReducedMotion() ? 0 : duration,
      easing,
    });
    angle = to;
    wheel.style.transform = rotation(to);
    try {
      await turning.finished;
      return true;
    } catch {
      return false;
    }
  }

  return {
    hold: (element) => {
      wheel = element;
      if (wheel !== null) wheel.style.transform = rotation(angle);
    },
    start: () => {
      // On a low screen the button is below the wheel, which may be scrolled out of view.
      wheel?.scrollIntoView({ block: 'nearest' });
      if (wheel === null || running !== null || prefersReducedMotion()) return;
      running = wheel.animate(
        [{ transform: rotation(angle) }, { transform: rotation(angle + TURN) }],
        { duration: TURN_MS, iterations: Infinity },
      );
    },
    land: (segment) => turnTo(restAngle(currentAngle(), segment, SEGMENTS), LANDING_MS, LANDING),
    giveUp: () => turnTo(currentAngle() + TURN / 2, GIVE_UP_MS, 'ease-out'),
  };
}

/** Creates the animation of one wheel. */
export function useWheelTurn(): WheelTurn {
  const [turn] = useState(createWheelTurn);
  return turn;
}
