import { atom, onMount } from 'nanostores';

/**
 * The screen that the hash of the address leads to. `open` leads to another one, from which "back"
 * leads here; after `replace` it does not.
 */
export function hashRoute<Route>(parse: (hash: string) => Route, href: (route: Route) => string) {
  const $route = atom(parse(''));
  onMount($route, () => {
    const follow = () => $route.set(parse(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  return {
    $route,
    open: (route: Route) => {
      location.hash = href(route);
    },
    replace: (route: Route) => {
      history.replaceState(null, '', href(route));
      $route.set(route);
    },
  };
}
