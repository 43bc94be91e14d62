/** How often the parent process is looked at, in ms. */
const LOOK_EVERY_MS = 500;

/**
 * Ends this process by SIGTERM when npm has ended. npm runs a script in a shell, and passes a signal on to
 * the shell only, which ends without its child: the server would go on and hold its port and data folder.
 * Does nothing on Windows, where a process has no new parent.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
