import { useEffect, useRef, useState } from 'react';
import { callDesk, deskProblemText } from '../../src/islands/desk/call-desk.ts';
import type { Language } from '../../src/lib/languages/language.ts';
import { type Preview, previewContract } from '../lib/pictures.contract.ts';
import type { FileContent } from '../lib/unsaved-work.ts';

/** A preview is asked for when nobody has typed for this long. */
const PREVIEW_DELAY_MS = 400;

interface PreviewOptions {
  readonly path: string;
  readonly content: FileContent;
  readonly language: Language;
  /** Whether anybody looks at it. */
  readonly isOpen: boolean;
}

interface PreviewState {
  /** Null before the first answer. */
  readonly preview: Preview | null;
  readonly isLoading: boolean;
}

/** The page that a draft makes, after a pause in typing. One is made at a time, the newest next. */
export function usePreview({ path, content, language, isOpen }: PreviewOptions): PreviewState {
  const [state, setState] = useState<PreviewState>({ preview: null, isLoading: false });
  const isRunning = useRef(false);
  const wanted = useRef<object | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const run = async (): Promise<void> => {
      if (isRunning.current || !wanted.current) return;
      const body = wanted.current;
      wanted.current = null;
      isRunning.current = true;
      setState((before) => ({ ...before, isLoading: true }));
      const outcome = await callDesk(previewContract, { path: previewContract.path, body });
      isRunning.current = false;
      if (wanted.current) return run();
      if (outcome.kind === 'ok') return setState({ preview: outcome.data, isLoading: false });
      const problem = deskProblemText(outcome, false);
      setState(({ preview }) => ({
        preview: { address: preview?.address ?? null, html: preview?.html ?? null, problem },
        isLoading: false,
      }));
    };
    const timer = setTimeout(() => {
      wanted.current = { draft: { path, ...content }, language };
      run();
    }, PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, content, language, isOpen]);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  return state;
}
