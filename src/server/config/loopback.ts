/** Whether a host name or address, without brackets, leads to this machine alone. */
export function isLoopbackName(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
}
