/**
 * The address that rate limits count by. Behind proxies it is the one that the outermost of ours saw: clients can write anything in front of it. Of an IPv6
 * address only the network counts (64 bits), because a household has all the rest.
 *
 * @param proxies how many proxies stand in front, each adding the address it saw to X-Forwarded-For
 */
export function clientAddressOf(socketAddress: string, forwardedFor: string | null, proxies: number): string {
  const seen = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const forwarded = proxies > 0 ? seen.at(-proxies) : undefined;
  return networkOf(forwarded || socketAddress);
}

function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail] = mapped.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
