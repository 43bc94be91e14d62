/**
 * Loaded into a platform under test before its own code. When the tests end, even by a crash, their
 * end of our standard input closes, and the platform must not go on without them.
 */
process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
process.stdin.unref();
