import { useRef, useState } from 'react';
import { safeStorage } from '../../src/islands/storage/safe-storage.ts';
import { BROWSER_STORAGES } from '../../src/islands/storage/storage-fallback.ts';
import type { LoadedFile } from '../lib/editor.contract.ts';
import { isSameValue } from '../lib/field-changes.ts';
import { type FieldPath, withValueAt } from '../lib/form-path.ts';
import { type FileContent, parseUnsavedWork, type UnsavedWork, unsavedWorkKey } from '../lib/unsaved-work.ts';

interface DraftState {
  readonly content: FileContent;
  /** What it began from: the file as it was read or saved last. */
  readonly base: FileContent;
  readonly revision: string;
  readonly isChanged: boolean;
  /** When work was left that is shown again; null where there was none, or it was answered. */
  readonly restoredAt: string | null;
}

/** What is typed into the form of a file, stored in the browser with every change. */
export interface FormDraft extends DraftState {
  readonly set: (path: FieldPath, value: unknown) => void;
  readonly setBody: (body: string) => void;
  /** Goes on with the work that was left. */
  readonly keepRestored: () => void;
  /** Drops what is not saved. */
  readonly discard: () => void;
  /** Goes on from another version of the file: after saving, or after a merge. */
  readonly rebase: (base: FileContent, revision: string, content?: FileContent) => void;
}

const contentOf = ({ data, body }: FileContent): FileContent => ({ data, body });

function openDraft(file: LoadedFile, stored: UnsavedWork | null): DraftState {
  const saved = contentOf(file);
  if (!stored || isSameValue(contentOf(stored), saved)) {
    return { content: saved, base: saved, revision: file.revision, isChanged: false, restoredAt: null };
  }
  const { base, revision, at } = stored;
  const content = contentOf(stored);
  return { content, base, revision, isChanged: !isSameValue(content, base), restoredAt: at };
}

/** The draft of a file; unsaved work of an earlier visit comes first. */
export function useDraft(file: LoadedFile): FormDraft {
  const key = unsavedWorkKey(file.path);
  const [storage] = useState(() => safeStorage(...BROWSER_STORAGES));
  const [state, setState] = useState(() => openDraft(file, parseUnsavedWork(storage[key])));
  // The newest version that is known: work of an earlier visit may have begun from an older one.
  const saved = useRef({ content: contentOf(file), revision: file.revision });
  // Several changes can come before the form is drawn again.
  const current = useRef(state);
  const update = (changes: Partial<Omit<DraftState, 'isChanged'>>) => {
    const next = { ...current.current, ...changes };
    const { content, base, revision } = next;
    const isChanged = !isSameValue(content, base);
    current.current = { ...next, isChanged };
    setState(current.current);
    if (!isChanged) delete storage[key];
    else
      storage[key] = JSON.stringify({ ...content, base, revision, at: new Date().toISOString() } satisfies UnsavedWork);
  };
  const change = (content: FileContent) => update({ content });
  return {
    ...state,
    set: (path, value) => {
      const { content } = current.current;
      change({ ...content, data: withValueAt(content.data, path, value) });
    },
    setBody: (body) => change({ ...current.current.content, body }),
    keepRestored: () => update({ restoredAt: null }),
    discard: () => {
      const { content, revision } = saved.current;
      update({ content, base: content, revision, restoredAt: null });
    },
    rebase: (base, revision, content = current.current.content) => {
      saved.current = { content: contentOf(base), revision };
      update({ content, base: contentOf(base), revision, restoredAt: null });
    },
  };
}
