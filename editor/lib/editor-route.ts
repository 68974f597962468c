import { CONTENT_KINDS } from './content-kind.ts';
import { isContentPath } from './editor.contract.ts';

/** A screen of the editor, as its address names it. */
export type EditorRoute =
  /** The kinds of content, and the files of one of them; null for the choice of a kind. */
  | { readonly screen: 'list'; readonly kind: string | null }
  | { readonly screen: 'file'; readonly path: string }
  /** A file that is not saved yet, empty or as a copy. */
  | { readonly screen: 'new'; readonly path: string; readonly copyOf: string | null }
  /** All prices as a table for spreadsheets. */
  | { readonly screen: 'prices' }
  | { readonly screen: 'publish' };

/** The screen of an address's hash; the choice of a kind for anything unknown. */
export function parseEditorRoute(hash: string): EditorRoute {
  const [screen = '', ...rest] = decodeHash(hash).split('/').slice(1);
  const path = rest.slice(0, 2).join('/');
  if (screen === 'publish' || screen === 'prices') return { screen };
  if (screen === 'file' && isContentPath(path)) return { screen, path };
  if (screen === 'new' && isContentPath(path)) {
    const copyOf = rest[2] === 'from' ? rest.slice(3).join('/') : '';
    return { screen, path, copyOf: isContentPath(copyOf) ? copyOf : null };
  }
  return { screen: 'list', kind: CONTENT_KINDS.some(({ id }) => id === screen) ? screen : null };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** The hash of a screen: `#/file/listings/PV-PPS-ELN.yaml`. */
export function editorHref(route: EditorRoute): string {
  switch (route.screen) {
    case 'list':
      return `#/${route.kind ?? ''}`;
    case 'file':
      return `#/file/${route.path}`;
    case 'new':
      return `#/new/${route.path}${route.copyOf === null ? '' : `/from/${route.copyOf}`}`;
    case 'prices':
      return '#/prices';
    case 'publish':
      return '#/publish';
  }
}
