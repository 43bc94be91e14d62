interface WakeLoopOptions {
  /** How often it looks without being asked. */
  everyMs: number;
  onError: (error: unknown) => void;
}

/** Work that is done whenever it is asked for, and every so often: one run at a time, none lost. */
export class WakeLoop {
  readonly #work: () => Promise<boolean>;
  readonly #options: WakeLoopOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isAsked = false;

  /** @param work one part of it; whether there is more to do at once */
  constructor(work: () => Promise<boolean>, options: WakeLoopOptions) {
    this.#work = work;
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.everyMs);
    this.#timer.unref();
    this.wake();
  }

  /** There is something to do: call it after the commit. */
  wake(): void {
    this.#isAsked = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run().catch(this.#options.onError);
  }

  /** Waits until all that there was to do has been tried. */
  settled(): Promise<void> {
    return this.#running;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#isAsked = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        if (await this.#work()) this.#isAsked = true;
      }
    } finally {
      // In the step in which the loop ends, so that no wake is lost.
      this.#isRunning = false;
    }
  }
}
