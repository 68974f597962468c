import type { IncomingMessage } from 'node:http';

const routes = new WeakMap<IncomingMessage, string>();

/** Records by which route a request is answered: `/api/bookings/:ref`. */
export function setRoute(request: IncomingMessage, route: string): void {
  routes.set(request, route);
}

/** The route of a request; undefined where none of the API has answered it. */
export function routeOf(request: IncomingMessage): string | undefined {
  return routes.get(request);
}
