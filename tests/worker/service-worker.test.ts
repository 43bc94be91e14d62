import { describe, expect, it } from 'vitest';
import type { RegisteredWorker } from '#browser/worker/later/registered-worker.ts';
import {
  createWorkerClient,
  type WorkerEvents,
  type WorkerHost,
} from '#browser/worker/service-worker.ts';
import { workerUrl, type PolicyFactory } from '#browser/page/trusted-types.ts';

const TEN_MINUTES = 600_000;
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Fakes a browser whose idle time, returns, worker events and clock the test controls. */
function createHost(overrides: Partial<WorkerHost> = {}) {
  const calls: string[] = [];
  const worker = { isControlled: false, isWaiting: false, isInstalling: false, isAllowed: true };
  const installed: (() => void)[] = [];
  const timers: (() => void)[] = [];
  let now = 1_000_000;
  let idleWork = () => {};
  let returnWork: (() => void) | undefined;
  let controllerWork = () => {};
  const handle: RegisteredWorker = {
    isUpdateWaiting: () => worker.isWaiting,
    isInstalling: () => worker.isInstalling,
    onInstalled: (work) => installed.push(work),
    update: async () => calls.push('update'),
    skipWaiting: async () => void calls.push('skip-waiting'),
  };
  const host: WorkerHost = {
    isSupported: () => true,
    isControlled: () => worker.isControlled,
    onControllerChange: (work) => {
      controllerWork = work;
    },
    isAllowed: async () => worker.isAllowed,
    register: async () => {
      calls.push('register');
      return handle;
    },
    whenIdle: (work) => {
      idleWork = work;
    },
    onReturn: (work) => {
      returnWork = work;
    },
    after: (_ms, work) => timers.push(work),
    reload: () => void calls.push('reload'),
    now: () => now,
    ...overrides,
  };
  return {
    host,
    worker,
    calls,
    becomeIdle: async () => {
      idleWork();
      await settle();
    },
    /** A new version is installed and waits behind the running one. */
    install: () => {
      worker.isWaiting = true;
      worker.isInstalling = false;
      installed.forEach((work) => work());
    },
    /** A new version takes control of this page. */
    takeOver: () => {
      worker.isWaiting = false;
      worker.isControlled = true;
      controllerWork();
    },
    /** The controller disappears without a successor. */
    vanish: () => {
      worker.isControlled = false;
      controllerWork();
    },
    runTimers: () => timers.forEach((work) => work()),
    comeBack: async () => {
      returnWork?.();
      await settle();
    },
    hasReturnListener: () => returnWork !== undefined,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

async function watchedClient(overrides: Partial<WorkerHost> = {}, isControlled = false) {
  const browser = createHost(overrides);
  browser.worker.isControlled = isControlled;
  const reported: string[] = [];
  const events: WorkerEvents = {
    onUpdateWaiting: () => void reported.push('waiting'),
    onReplaced: () => void reported.push('replaced'),
    onControlled: () => void reported.push('controlled'),
  };
  const client = createWorkerClient(browser.host);
  client.watchWorker(events);
  await browser.becomeIdle();
  return { ...browser, client, reported };
}

describe('worker registration', () => {
  it('waits until the page is idle', async () => {
    const browser = createHost();
    createWorkerClient(browser.host).watchWorker({});
    expect(browser.calls).toEqual([]);
    await browser.becomeIdle();
    expect(browser.calls).toEqual(['register']);
  });

  it('does nothing where workers are not supported', async () => {
    const { calls, client, hasReturnListener } = await watchedClient({ isSupported: () => false });
    client.applyUpdate();
    expect(calls).toEqual([]);
    expect(hasReturnListener()).toBe(false);
  });

  it('leaves the page unaffected when the browser rejects the worker', async () => {
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { calls, client, advance, comeBack } = await watchedClient({ register: refuse });
    client.applyUpdate();
    advance(TEN_MINUTES);
    await comeBack();
    expect(calls).toEqual([]);
  });

  it('does not happen while the kill switch is on', async () => {
    const { calls, client, reported } = await watchedClient({ isAllowed: async () => false });
    client.applyUpdate();
    expect([calls, reported]).toEqual([[], []]);
  });
});

describe('worker events', () => {
  it('report the first takeover, without a reload', async () => {
    const { takeOver, reported, calls } = await watchedClient();
    takeOver();
    expect(reported).toEqual(['controlled']);
    expect(calls).toEqual(['register']);
  });

  it('report every version that starts waiting', async () => {
    const { install, reported } = await watchedClient({}, true);
    install();
    install();
    expect(reported).toEqual(['controlled', 'waiting', 'waiting']);
  });

  it('report a version that was already waiting', async () => {
    const browser = createHost();
    browser.worker.isWaiting = true;
    const reported: string[] = [];
    createWorkerClient(browser.host).watchWorker({
      onUpdateWaiting: () => reported.push('waiting'),
    });
    await browser.becomeIdle();
    expect(reported).toEqual(['waiting']);
  });
});

describe('applying an update', () => {
  it('reloads once, after the new version took over', async () => {
    const { calls, client, install, takeOver } = await watchedClient({}, true);
    install();
    client.applyUpdate();
    client.applyUpdate();
    expect(calls).toEqual(['register', 'skip-waiting']);
    takeOver();
    takeOver();
    expect(calls).toEqual(['register', 'skip-waiting', 'reload']);
  });

  it('reloads a page without a controller, as after a forced reload', async () => {
    const { calls, client, install, takeOver } = await watchedClient();
    install();
    client.applyUpdate();
    takeOver();
    expect(calls).toEqual(['register', 'skip-waiting', 'reload']);
  });

  it('reloads only on request, even if a new version already took over', async () => {
    const { calls, client, takeOver, reported } = await watchedClient({}, true);
    takeOver();
    expect(reported).toEqual(['controlled', 'controlled', 'replaced']);
    expect(calls).toEqual(['register']);
    client.applyUpdate();
    client.applyUpdate();
    expect(calls.filter((call) => call === 'reload')).toHaveLength(1);
  });

  it('ignores a worker that disappeared without a successor', async () => {
    const { calls, vanish, reported } = await watchedClient({}, true);
    vanish();
    expect(reported).toEqual(['controlled']);
    expect(calls).toEqual(['register']);
  });
});

describe('a reload into the newest version', () => {
  it('activates a version that is waiting or found', async () => {
    const { calls, client, worker, install, takeOver } = await watchedClient({}, true);
    worker.isInstalling = true;
    void client.renew();
    await settle();
    expect(calls).toEqual(['register', 'update']);
    install();
    takeOver();
    expect(calls).toEqual(['register', 'update', 'skip-waiting', 'reload']);
  });

  it('is a plain reload when there is no newer version', async () => {
    const { calls, client } = await watchedClient({}, true);
    await client.renew();
    await client.renew();
    expect(calls).toEqual(['register', 'update', 'reload']);
  });

  it('happens anyway when the newer version takes too long', async () => {
    const { calls, client, worker, runTimers } = await watchedClient({}, true);
    worker.isInstalling = true;
    await client.renew();
    expect(calls).toEqual(['register', 'update']);
    runTimers();
    expect(calls.at(-1)).toBe('reload');
  });

  it('uses the worker of a page that has just started', async () => {
    const browser = createHost();
    browser.worker.isControlled = true;
    browser.worker.isWaiting = true;
    const client = createWorkerClient(browser.host);
    client.watchWorker({});
    await client.renew();
    browser.takeOver();
    expect(browser.calls).toEqual(['register', 'update', 'skip-waiting', 'reload']);
  });

  it('is a plain reload where workers are not supported', async () => {
    const { calls, client } = await watchedClient({ isSupported: () => false });
    await client.renew();
    expect(calls).toEqual(['reload']);
  });
});

describe('checking for updates', () => {
  it('happens when the player returns, at most once in ten minutes', async () => {
    const { advance, calls, comeBack } = await watchedClient();
    await comeBack();
    advance(TEN_MINUTES - 1);
    await comeBack();
    expect(calls).toEqual(['register']);
    advance(1);
    await comeBack();
    await comeBack();
    expect(calls).toEqual(['register', 'update']);
  });

  it('continues after the clock was set back', async () => {
    const { advance, calls, comeBack } = await watchedClient();
    advance(-86_400_000);
    await comeBack();
    expect(calls).toEqual(['register', 'update']);
  });

  it('stops when the kill switch was turned on meanwhile', async () => {
    const { advance, calls, comeBack, worker, client } = await watchedClient();
    worker.isAllowed = false;
    advance(TEN_MINUTES);
    await comeBack();
    client.applyUpdate();
    expect(calls).toEqual(['register']);
  });
});

describe('the Trusted Types policy', () => {
  it('is created once and accepts only the worker’s URL', () => {
    const rules: Parameters<PolicyFactory['createPolicy']>[] = [];
    const factory: PolicyFactory = {
      createPolicy: (name, given) => {
        rules.push([name, given]);
        return { createScriptURL: (url) => given.createScriptURL(url) };
      },
    };
    expect(workerUrl(factory)).toBe('/sw.js');
    expect(workerUrl(factory)).toBe('/sw.js');
    expect(rules.map(([name]) => name)).toEqual(['parola-worker']);
    const createScriptURL = rules[0]?.[1].createScriptURL;
    expect(() => createScriptURL?.('https://elsewhere.example/sw.js')).toThrow(TypeError);
  });
});
