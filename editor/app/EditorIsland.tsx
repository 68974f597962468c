import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island } from '../../src/islands/kit/Island.tsx';
import type { EditorRoute } from '../lib/editor-route.ts';
import { $contentList, loadContentList } from './content-list.store.ts';
import { EditorShell } from './EditorShell.tsx';
import { $editorRoute } from './editor-route.store.ts';
import { FileScreen } from './FileScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { PricesScreen } from './PricesScreen.tsx';
import { PublishScreen } from './PublishScreen.tsx';

/** The editor speaks English only. */
const editorMessages = () => ({ failed: 'Something went wrong in the editor. What you have typed is stored.' });

/** The content editor: lists of files, forms and publications. */
export function EditorIsland() {
  const { list, problem, isSignedOut } = useStore($contentList);
  const route = useStore($editorRoute);
  useEffect(() => {
    // A list reads it whenever it is opened.
    if ($editorRoute.get().screen !== 'list') void loadContentList();
  }, []);
  return (
    <Island messages={editorMessages}>
      <EditorShell route={route} list={list} problem={problem} isSignedOut={isSignedOut} reload={loadContentList}>
        {screenOf(route)}
      </EditorShell>
    </Island>
  );
}

function screenOf(route: EditorRoute) {
  switch (route.screen) {
    case 'list':
      return <ListScreen key={route.kind} kind={route.kind ?? 'listings'} />;
    case 'prices':
      return <PricesScreen />;
    case 'publish':
      return <PublishScreen />;
    case 'file':
      return <FileScreen key={route.path} path={route.path} isNew={false} copyOf={null} />;
    case 'new':
      return <FileScreen key={`new ${route.path}`} path={route.path} isNew copyOf={route.copyOf} />;
  }
}
