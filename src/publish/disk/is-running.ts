/** Whether a process of this machine is still running, so that what it left behind may not be removed. */

import { errorCode } from '../../source/files/error-code.ts';

export function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; only the right to send it is checked (kill(2)).
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is such a process, of another user.
    return errorCode(error) === 'EPERM';
  }
}
