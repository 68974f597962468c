import { identifier, type Random } from '../../lib/text/identifier.ts';
import { cryptoRandom } from './crypto-random.ts';

/** A key that no other request has. */
export function newRequestKey(random: Random = cryptoRandom): string {
  return identifier(random) + identifier(random);
}
