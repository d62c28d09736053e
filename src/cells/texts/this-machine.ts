/** Whether a host name, as in a URL, is one of the own computer (RFC 6761, RFC 1122). */
export function isThisMachine(hostname: string): boolean {
  return /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
}
