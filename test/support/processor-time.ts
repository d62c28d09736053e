/** For tests that something does not take long: the time of the processor, which is the same on a busy machine. */

/** Seconds that this process worked meanwhile. */
export function processorSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1e6;
}
