/** Small W3C WebDriver client, for WebKit, which nothing else here can drive. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { EnginePage } from './engine-page.ts';

const LOOK_EVERY_MS = 100;
const START_LIMIT_MS = 30_000;

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/**
 * Opens a page in WebKit on its own virtual display.
 * @throws Error when the driver or its browser does not start
 */
export async function openWebKit(paths: WebKitPaths): Promise<EnginePage> {
  const display = await startDisplay(paths.display);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox cannot run as root in a container, where the tests run.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = async (): Promise<void> => {
    await stop(driver);
    await stop(display.process);
  };
  const send = sender(`http://127.0.0.1:${port}`);
  try {
    await until(() => send('GET', '/status'), START_LIMIT_MS);
    const { sessionId } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    const read = <Value>(script: string) =>
      send('POST', `${session}/execute/sync`, {
        script: `return ${script}`,
        args: [],
      }) as Promise<Value>;
    const act = async (selector: string, action: string, body: object): Promise<void> => {
      const found = await send('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      const [id] = Object.values(found as Record<string, string>);
      await send('POST', `${session}/element/${id}/${action}`, body);
    };
    return {
      goto: async (url) => void (await send('POST', `${session}/url`, { url })),
      reload: async () => void (await send('POST', `${session}/refresh`, {})),
      async resize(width, height) {
        // The window has a frame of its own around the page.
        const [wide = 0, high = 0] = await read<number[]>(
          '[outerWidth - innerWidth, outerHeight - innerHeight]',
        );
        const rect = { width: width + wide, height: height + high };
        await send('POST', `${session}/window/rect`, rect);
        await until(async () => {
          const now = await read<number>('innerWidth');
          if (now !== width) throw new Error(`the page is ${now} px wide instead of ${width}`);
        }, START_LIMIT_MS);
      },
      read,
      waitFor: (script, limitMs) =>
        until(async () => {
          if (!(await read(script))) throw new Error(`never true: ${script}`);
        }, limitMs),
      press: (selector) => act(selector, 'click', {}),
      type: (selector, text) => act(selector, 'value', { text }),
      close: async () => {
        await send('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts a virtual display; the X server chooses a free number, so that two never collide. */
async function startDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', '500x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('the display has no channel to tell its number');
  const [line] = (await once(numbers, 'data', {
    signal: AbortSignal.timeout(START_LIMIT_MS),
  })) as [Buffer];
  return { name: `:${line.toString().trim()}`, process: child };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(tooLong);
}

function sender(origin: string) {
  return async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Retries until it succeeds; throws the last failure after the limit. */
async function until(work: () => Promise<unknown>, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}
