import type { ReactNode } from 'react';
import { useScreenFocus } from '../../src/islands/desk/use-screen-focus.ts';
import { CONTENT_KINDS, kindOfFile } from '../lib/content-kind.ts';
import type { ContentList } from '../lib/editor.contract.ts';
import { type EditorRoute, editorHref } from '../lib/editor-route.ts';

interface Props {
  readonly route: EditorRoute;
  readonly list: ContentList | null;
  readonly problem: string | null;
  readonly isSignedOut: boolean;
  readonly reload: () => void;
  readonly children: ReactNode;
}

/** The number of files that are saved and not live, those that are gone among them. */
function countPending(list: ContentList | null): number {
  if (!list) return 0;
  const changed = list.kinds.flatMap(({ files }) => files).filter(({ state }) => state !== 'live');
  return changed.length + list.removed.length;
}

/** The kind of content that a screen is about; null for none. */
function kindOf(route: EditorRoute): string | null {
  switch (route.screen) {
    case 'list':
      return route.kind;
    case 'prices':
      return 'listings';
    case 'publish':
      return null;
    default:
      return kindOfFile(route.path)?.id ?? null;
  }
}

/** The frame of every screen: the kinds of content, and the way to publish. */
export function EditorShell({ route, list, problem, isSignedOut, reload, children }: Props) {
  const main = useScreenFocus(editorHref(route));
  const kind = kindOf(route);
  const isHome = route.screen === 'list' && route.kind === null;
  const pending = countPending(list);
  return (
    <div className="desk editor" data-home={isHome ? '' : undefined}>
      <nav className="editor-nav" aria-label="Content">
        <p className="editor-name">Content</p>
        <a
          className="editor-publish-link"
          href={editorHref({ screen: 'publish' })}
          aria-current={route.screen === 'publish' ? 'page' : undefined}
        >
          <span>Publish</span>
          {list && (
            <span className="desk-status" data-tone={pending === 0 ? 'good' : undefined}>
              {pending === 0 ? 'all live' : `${pending} not live`}
            </span>
          )}
        </a>
        <ul className="editor-kinds">
          {CONTENT_KINDS.map(({ id, label, help }) => (
            <li key={id}>
              <a href={editorHref({ screen: 'list', kind: id })} aria-current={kind === id ? 'page' : undefined}>
                {label}
                <span className="editor-kind-help">{help}</span>
              </a>
            </li>
          ))}
        </ul>
        {list && <p className="editor-who soft small">You edit as {list.editor}.</p>}
      </nav>
      <main ref={main} className="desk-main editor-main" tabIndex={-1}>
        <p className="editor-back">
          <a className="editor-tall-link" href={editorHref({ screen: 'list', kind: null })}>
            All content
          </a>
          {pending > 0 && (
            <a className="editor-tall-link" href={editorHref({ screen: 'publish' })}>
              {pending} not live
            </a>
          )}
        </p>
        {problem && (
          <p className="desk-problem" role="status">
            {problem}{' '}
            {isSignedOut ? (
              <a href="/desk" target="_blank" rel="noopener">
                Sign in
              </a>
            ) : (
              <button type="button" className="button button-quiet" onClick={reload}>
                Try again
              </button>
            )}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
