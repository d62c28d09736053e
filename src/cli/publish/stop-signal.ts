/** How people and the system end a command that runs until it is stopped. */

/**
 * One Ctrl+C can arrive twice: from the terminal, and from npm, which passes it on. Within this time, in ms, it is one.
 */
const SAME_SIGNAL = 1000;

/** Resolves at the first SIGINT or SIGTERM. A later one ends the process at once. */
export function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const end = (signal: NodeJS.Signals) => {
      first ??= performance.now();
      resolve();
      if (performance.now() - first < SAME_SIGNAL) return;
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      process.kill(process.pid, signal);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}

/** How often it is looked whether the shell is still there, in ms. */
const LOOK_MS = 500;

/** npm passes a signal on to its shell, and the shell to nobody. So when that shell is gone, this process gets SIGTERM too. */
export function endWithShell({ npm_lifecycle_event: script }: NodeJS.ProcessEnv): void {
  if (script === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
