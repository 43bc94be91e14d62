import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** @typedef {{ code: number, output: string, seconds: number, isTimedOut: boolean }} RunResult */

/** @type {Set<number>} running process groups */
const running = new Set();

/**
 * Ends a whole process group, so that no server or browser outlives its runner.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function endGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has already ended.
  }
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const pid of running) endGroup(pid, signal);
}

process.once('exit', () => endAll('SIGKILL'));
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])) {
  process.once(signal, () => {
    endAll('SIGTERM');
    process.exit(code);
  });
}

/**
 * Runs a command beside a guard that waits until our end of its standard input closes. That happens when this
 * process ends for any reason: then the whole group is killed, the guard last.
 */
const KEEPER = `
exec 3<&0
(read -r _ <&3; kill -KILL 0) >/dev/null 2>&1 &
waiting=$!
"$@" </dev/null 3<&-
code=$?
kill "$waiting" 2>/dev/null
exit $code
`;

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
const kept = (command, args) =>
  process.platform === 'win32'
    ? [command, [...args]]
    : ['/bin/sh', ['-c', KEEPER, 'keeper', command, ...args]];

/**
 * Runs a command in its own process group and collects what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, timeoutSeconds?: number, isLive?: boolean, cwd?: string }} [options]
 *   `isLive` also shows the output as it arrives.
 * @returns {Promise<RunResult>} code 127 when the command could not be started
 */
export function run(command, args, options = {}) {
  const { env = {}, timeoutSeconds = 600, isLive = false, cwd = root } = options;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(...kept(command, args), {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    let isTimedOut = false;
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk;
      if (isLive) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      isTimedOut = true;
      output += `\nended after ${timeoutSeconds} s without finishing\n`;
      if (pid !== undefined) endGroup(pid, 'SIGKILL');
    }, timeoutSeconds * 1000);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      if (pid !== undefined) {
        endGroup(pid, 'SIGTERM');
        running.delete(pid);
      }
      resolve({ code, output, isTimedOut, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a tool from node_modules with the current Node, without a shell or PATH lookup.
 * @param {string} script path of the tool's script under node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}
