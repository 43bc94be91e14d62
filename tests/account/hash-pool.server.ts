import { describe, expect, it } from 'vitest';
import { FairQueue } from '#server/players/base/hashing/fair-queue.ts';
import {
  HashPool,
  type HashThread,
  type Outcome,
  type Task,
} from '#server/players/base/hashing/hash-pool.ts';
import { hashPassword, isPasswordOf } from '#server/players/base/password-hash.ts';
import { ServerBusy } from '#server/core/http/refusal.ts';

/** Creates a pool of one thread that finishes its task on demand. */
function pool() {
  const begun: string[] = [];
  let time = 0;
  let end: (outcome: Outcome) => void = () => {};
  let die: (error: Error) => void = () => {};
  const startThread = (): HashThread => ({
    post: ({ password }: Task) => begun.push(password),
    onOutcome: (listen) => (end = listen),
    onDeath: (listen) => (die = listen),
  });
  const made = new HashPool({ threads: 1, startThread, now: () => time });
  const ended: string[] = [];
  return {
    begun,
    ended,
    ask: (password: string, lane: string, isUrgent?: true) =>
      made
        .run({ password }, { lane, ...(isUrgent && { isUrgent }) })
        .then(() => ended.push(password))
        .catch((error: unknown) => ended.push(error instanceof ServerBusy ? 'busy' : 'died')),
    endOne: () => end({ hash: 'x' }),
    killThread: () => die(new Error('out of memory')),
    wait: (ms: number) => (time += ms),
  };
}

describe('password hashes', () => {
  it('are computed one at a time, in turn for each network', () => {
    const { ask, endOne, begun } = pool();
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    void ask('b1', 'b');
    for (let count = 0; count < 4; count += 1) endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('of an open transaction are computed first', () => {
    const { ask, endOne, begun } = pool();
    void ask('a1', 'a');
    void ask('a2', 'a');
    void ask('now', 'b', true);
    endOne();
    expect(begun).toEqual(['a1', 'now']);
  });

  it('are refused for a network with too many waiting, but not for another one', async () => {
    const { ask, begun, ended, endOne } = pool();
    const refused = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(name, 'a'))[5];
    await refused;
    expect(ended).toEqual(['busy']);
    void ask('b', 'b');
    endOne();
    endOne();
    expect(begun).toEqual(['a0', 'a1', 'b']);
  });

  it('are refused after two seconds in the queue', async () => {
    const { ask, wait, endOne, ended } = pool();
    void ask('a1', 'a');
    const late = ask('a2', 'a');
    wait(2001);
    endOne();
    await late;
    expect(ended).toContain('busy');
  });

  it('are computed by a new thread when one has died', async () => {
    const { ask, killThread, begun, ended } = pool();
    const first = ask('a1', 'a');
    void ask('a2', 'a');
    killThread();
    await first;
    expect(ended).toEqual(['died']);
    expect(begun).toEqual(['a1', 'a2']);
  });

  it('of the console do not wait behind those of players', async () => {
    const stored = await hashPassword('correct horse');
    const storm = Array.from({ length: 70 }, (_, at) =>
      isPasswordOf(stored, 'correct horse', { lane: `network ${at}` }),
    );
    const settled = Promise.allSettled(storm);
    const refused = storm.at(-1)?.catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(ServerBusy);
    const line = { lane: 'network 69', isConsole: true } as const;
    expect(await isPasswordOf(stored, 'correct horse', line)).toBe(true);
    await settled;
  });

  it('are Argon2id, and match only their own password', async () => {
    const stored = await hashPassword('correct horse');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordOf(stored, 'correct horse')).toBe(true);
    expect(await isPasswordOf(stored, 'battery staple')).toBe(false);
    expect(await isPasswordOf(undefined, 'correct horse')).toBe(false);
  });
});

describe('a fair queue', () => {
  const full = () => {
    const queue = new FairQueue<string>({ maxWaiting: 4, maxOfLane: 3 });
    for (const job of ['a1', 'a2', 'a3']) queue.add('a', job);
    queue.add('b', 'b1');
    return queue;
  };

  it('drops the last job of the longest lane for a new lane', () => {
    const queue = full();
    expect(queue.add('c', 'c1')).toBe('a3');
    expect([queue.next(), queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      undefined,
    ]);
  });

  it('refuses a job that would not make the lanes more even', () => {
    const queue = full();
    expect(queue.add('c', 'c1')).toBe('a3');
    expect(queue.add('c', 'c2')).toBe('c2');
    expect(queue.add('d', 'd1')).toBe('a2');
    expect(queue.add('e', 'e1')).toBe('e1');
  });
});
