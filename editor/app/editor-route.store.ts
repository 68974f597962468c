import { hashRoute } from '../../src/islands/desk/hash-route.ts';
import { editorHref, parseEditorRoute } from '../lib/editor-route.ts';

/** The screen of the editor that the address leads to, and how others are opened. */
export const {
  $route: $editorRoute,
  open: openEditorRoute,
  replace: replaceEditorRoute,
} = hashRoute(parseEditorRoute, editorHref);
