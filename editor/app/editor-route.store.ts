import { atom, onMount } from 'nanostores';
import { type EditorRoute, editorHref, parseEditorRoute } from '../lib/editor-route.ts';

/** The screen of the editor that the address leads to. */
export const $editorRoute = atom<EditorRoute>(parseEditorRoute(''));

onMount($editorRoute, () => {
  const follow = () => $editorRoute.set(parseEditorRoute(location.hash));
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
});

/** Opens a screen; "back" leads to the one before. */
export function openEditorRoute(route: EditorRoute): void {
  location.hash = editorHref(route);
}

/** Opens a screen in the place of the current one: a new file that has been saved. */
export function replaceEditorRoute(route: EditorRoute): void {
  history.replaceState(null, '', editorHref(route));
  $editorRoute.set(route);
}
