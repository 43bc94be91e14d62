import { isPasswordOf, type JudgePassword } from '#server/players/base/password-hash.ts';

/** When a call that was judged goes on: before, during or after what should end it. */
export const MOMENTS = ['before', 'during', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

/** Holds calls between a right password and what they do next. */
export class HeldJudge {
  #isHolding = false;
  readonly #held: (() => void)[] = [];
  #onHeld: () => void = () => {};

  readonly judge: JudgePassword = async (...given) => {
    const isRight = await isPasswordOf(...given);
    if (isRight && this.#isHolding) {
      await new Promise<void>((release) => {
        this.#held.push(release);
        this.#onHeld();
      });
    }
    return isRight;
  };

  /**
   * Starts a call per moment and holds each once it is judged; as many as the plan says go on and end before
   * the act, go on during it, and after it.
   */
  async around<T>(
    plan: readonly Moment[],
    start: (index: number) => Promise<T>,
    act: () => Promise<void>,
  ): Promise<T[]> {
    this.#isHolding = true;
    const early = plan.filter((moment) => moment === 'before').length;
    let ended = 0;
    let onEarlyEnded = () => {};
    const earlyEnded = new Promise<void>((resolve) => {
      onEarlyEnded = resolve;
    });
    if (early === 0) onEarlyEnded();
    const calls = plan.map(async (_moment, index) => {
      const answer = await start(index);
      ended += 1;
      if (ended === early) onEarlyEnded();
      return answer;
    });
    while (this.#held.length < plan.length) {
      await new Promise<void>((resolve) => {
        this.#onHeld = resolve;
      });
    }
    this.#isHolding = false;
    const release = (wanted: Moment): void => {
      const count = plan.filter((moment) => moment === wanted).length;
      for (const go of this.#held.splice(0, count)) go();
    };
    release('before');
    await earlyEnded;
    const acting = act();
    release('during');
    await acting;
    release('after');
    return Promise.all(calls);
  }
}
