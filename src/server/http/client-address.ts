import { isIP } from 'node:net';
import { parseNumberString } from '../../lib/text/number-string.ts';

/**
 * The network that rate limits count by. Behind proxies it is the address that our outermost proxy
 * saw, as clients can forge the rest; of IPv6 the first 64 bits, a household.
 *
 * @param proxies number of proxies in front, each adding the address it saw to X-Forwarded-For
 */
export function clientAddressOf(socketAddress: string, forwardedFor: string | null, proxies: number): string {
  const seen = (forwardedFor ?? '').split(',');
  const forwarded = proxies > 0 ? addressIn(seen.at(-proxies) ?? '') : null;
  return networkOf(forwarded ?? addressIn(socketAddress) ?? socketAddress);
}

/** Parses the address in `1.2.3.4:5678` or `[2001:db8::1]:443`, also with a zone, else null. */
function addressIn(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%');
  return isIP(address) === 0 ? null : address;
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // In its one spelling, `::ffff:1.2.3.4` as `::ffff:102:304`.
  const spelled = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [, high = '', low = ''] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled) ?? [];
  if (high !== '') return [high, low].flatMap((pair) => bytesOf(parseNumberString(pair, 16))).join('.');
  const [head = '', tail] = spelled.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

const bytesOf = (pair: number) => [pair >> 8, pair & 255];
