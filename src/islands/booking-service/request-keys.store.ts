import type { Random } from '../../lib/text/identifier.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { newRequestKey } from '../kit/new-request-key.ts';
import { isRecord } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** Keys by what they are for. */
export type RequestKeys = Readonly<Record<string, string>>;

const MAX_KEYS = 20;
const KEY = /^[0-9A-Z]{16}$/;
const MAX_PURPOSE_LENGTH = 60;

function parseKeys(stored: unknown): RequestKeys | undefined {
  if (!isRecord(stored)) return undefined;
  const valid = Object.entries(stored).filter(
    (entry): entry is [string, string] =>
      entry[0].length <= MAX_PURPOSE_LENGTH && typeof entry[1] === 'string' && KEY.test(entry[1]),
  );
  return Object.fromEntries(valid.slice(-MAX_KEYS));
}

/** Keys of requests that have had no response yet; the oldest are removed first. */
export const $requestKeys = persistent<RequestKeys>('request-keys.1', { fallback: {}, parse: parseKeys });

/**
 * The key of a request until it is answered. The same after a reload, a second click and in another
 * tab.
 */
export function requestKey(purpose: string, random: Random = cryptoRandom): string {
  const { [purpose]: known, ...others } = $requestKeys.get();
  const key = known ?? newRequestKey(random);
  if (!known) $requestKeys.set(parseKeys({ ...others, [purpose]: key }) ?? {});
  return key;
}

/** Removes a key whose request was answered: the next one is another request. */
export function removeRequestKey(purpose: string): void {
  const { [purpose]: _old, ...others } = $requestKeys.get();
  $requestKeys.set(others);
}
