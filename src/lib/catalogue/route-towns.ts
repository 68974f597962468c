import type { Language } from '../languages/language.ts';
import { routesMessages } from '../messages/routes.ts';

/** A character that no name has. */
const MARK = '\u0000';

/**
 * The towns of a route by names, the same one twice for a round trip.
 *
 * @example townsOfRoute('Puerto Princesa to El Nido') // ['Puerto Princesa', 'El Nido']
 */
export function townsOfRoute(route: string, language: Language): readonly [string, string] {
  const [, between = ''] = routesMessages(language).between(MARK, MARK).split(MARK);
  const [from = route, to = from] = route.split(between);
  return [from, to];
}
