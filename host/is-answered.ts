import type { ServerResponse } from 'node:http';

/**
 * Whether the whole answer was given to the network. `writableFinished` is false as well where a
 * client hangs up as soon as it has read everything.
 */
export function isAnswered(response: ServerResponse): boolean {
  return response.writableEnded;
}
