/** A report of a state that may flicker, such as a network at the edge of its range. */
export interface Paced<State> {
  readonly report: (state: State) => void;
  readonly stop: () => void;
}

/**
 * Passes on the first report at once, further ones only when they differ from the last one passed on, and one of
 * these at most per `everyMs`.
 * @param after schedules work; the returned function cancels it
 */
export function paced<State>(
  everyMs: number,
  pass: (state: State) => void,
  after: (ms: number, work: () => void) => () => void,
): Paced<State> {
  let passed: { readonly state: State } | undefined;
  let latest: { readonly state: State } | undefined;
  let cancel: (() => void) | undefined;

  function passOn(state: State): void {
    passed = { state };
    pass(state);
    cancel = after(everyMs, () => {
      cancel = undefined;
      if (latest !== undefined && latest.state !== passed?.state) passOn(latest.state);
    });
  }

  return {
    report(state) {
      latest = { state };
      if (cancel === undefined) passOn(state);
    },
    stop: () => cancel?.(),
  };
}
