import { useRef, useState } from 'react';
import { deskProblemText } from '../../src/islands/desk/call-desk.ts';
import { type DraftProblem, NEW_REVISION, type SaveOutcome, saveDraftContract } from '../lib/editor.contract.ts';
import { typedChanges } from '../lib/field-changes.ts';
import type { FileContent } from '../lib/unsaved-work.ts';
import { callEditor } from './call-editor.ts';
import { loadContentList } from './content-list.store.ts';
import { replaceEditorRoute } from './editor-route.store.ts';
import { addSavedPages } from './saved-pages.store.ts';
import type { FormDraft } from './use-draft.ts';

type SaveConflict = Extract<SaveOutcome, { kind: 'conflict' }>;

/** How saving ended, until something is typed again. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'invalid' }
  /** Somebody else has saved the file meanwhile. */
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict };

interface SaveOptions {
  readonly path: string;
  readonly draft: FormDraft;
  /** Pages that show the file. */
  readonly pages: readonly string[];
  readonly onInvalid: (refused: { readonly content: FileContent; readonly problems: readonly DraftProblem[] }) => void;
}

/** Saves a draft. Nothing is lost where it fails, and nothing of others is overwritten. */
export function useSave({ path, draft, pages, onInvalid }: SaveOptions) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isSaving = useRef(false);
  const onSaved = (content: FileContent, revision: string, isFirst: boolean) => {
    draft.rebase(content, revision);
    addSavedPages(path, pages);
    setState({ kind: 'saved' });
    void loadContentList();
    if (isFirst) replaceEditorRoute({ screen: 'file', path });
  };
  const save = async (content: FileContent = draft.content, revision: string = draft.revision) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setState({ kind: 'saving' });
    const body = { path, data: content.data, body: content.body, revision };
    const outcome = await callEditor(saveDraftContract, { path: saveDraftContract.path, body });
    isSaving.current = false;
    if (outcome.kind !== 'ok') return setState({ kind: 'failed', text: deskProblemText(outcome, false) });
    const { data: answer } = outcome;
    if (answer.kind === 'saved') return onSaved(content, answer.revision, revision === NEW_REVISION);
    if (answer.kind === 'invalid') {
      onInvalid({ content, problems: answer.problems });
      return setState({ kind: 'invalid' });
    }
    const theirs = { data: answer.data, body: answer.body };
    // An answer that was lost: what is there is what was sent.
    const isOwn = typedChanges(theirs, content).length === 0;
    if (isOwn) return onSaved(content, answer.revision, revision === NEW_REVISION);
    setState({ kind: 'conflict', conflict: answer });
  };
  const reset = () => setState({ kind: 'idle' });
  return { state, save, reset };
}
