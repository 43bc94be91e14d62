import { FairQueue } from '#server/players/base/hashing/fair-queue.ts';
import { ServerBusy } from '#server/core/http/refusal.ts';

/** A password to hash, or to compare with a stored hash. */
export interface Task {
  password: string;
  stored?: string;
}

export type Outcome = { hash: string } | { isSame: boolean } | { error: string };

/** Position of a call in the queue. */
export interface HashLine {
  /** The calling network; its calls wait behind each other. */
  lane: string;
  /** Set for a call that holds a transaction open: it goes first and is never refused. */
  isUrgent?: true;
  /** Set for the console's passwords, which have a thread of their own. */
  isConsole?: true;
}

/** A thread that hashes one task at a time. */
export interface HashThread {
  post(task: Task): void;
  onOutcome(listen: (outcome: Outcome) => void): void;
  onDeath(listen: (error: Error) => void): void;
}

export interface HashPoolOptions {
  threads: number;
  startThread: () => HashThread;
  /** Milliseconds from any origin. */
  now: () => number;
}

/** At 25 ms each: a second and a half for one thread. */
const MAX_WAITING = 60;
const MAX_OF_LANE = 4;
/** On a slow machine: jobs that have waited longer are refused. */
const MAX_WAIT_MS = 2000;

interface Job {
  task: Task;
  since: number;
  settle: (outcome: Outcome) => void;
  refuse: (error: Error) => void;
}

/**
 * Hashes passwords in worker threads, one task per thread, so that nothing else is blocked. Networks take
 * turns; beyond a short queue calls are refused as busy.
 */
export class HashPool {
  readonly #options: HashPoolOptions;
  readonly #urgent: Job[] = [];
  readonly #queue = new FairQueue<Job>({ maxWaiting: MAX_WAITING, maxOfLane: MAX_OF_LANE });
  readonly #idle: HashThread[] = [];
  #threads = 0;

  constructor(options: HashPoolOptions) {
    this.#options = options;
  }

  /** @throws ServerBusy when the queue is full or the job waited too long */
  run(task: Task, { lane, isUrgent }: HashLine): Promise<Outcome> {
    return new Promise((settle, refuse) => {
      const job: Job = { task, since: this.#options.now(), settle, refuse };
      if (isUrgent) this.#urgent.push(job);
      else this.#queue.add(lane, job)?.refuse(new ServerBusy());
      this.#goOn();
    });
  }

  #goOn(): void {
    const thread = this.#idle.pop() ?? this.#startThread();
    if (thread === undefined) return;
    const job = this.#nextJob();
    if (job === undefined) {
      this.#idle.push(thread);
      return;
    }
    thread.onOutcome((outcome) => {
      job.settle(outcome);
      this.#idle.push(thread);
      this.#goOn();
    });
    thread.onDeath((error) => {
      job.refuse(error);
      this.#threads -= 1;
      this.#goOn();
    });
    thread.post(job.task);
  }

  #startThread(): HashThread | undefined {
    if (this.#threads >= this.#options.threads) return undefined;
    this.#threads += 1;
    return this.#options.startThread();
  }

  #nextJob(): Job | undefined {
    const urgent = this.#urgent.shift();
    if (urgent) return urgent;
    for (let job = this.#queue.next(); job !== undefined; job = this.#queue.next()) {
      if (this.#options.now() - job.since <= MAX_WAIT_MS) return job;
      job.refuse(new ServerBusy());
    }
    return undefined;
  }
}
