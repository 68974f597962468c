import { NEW_REVISION } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import type { FormDraft } from './use-draft.ts';
import type { SaveState } from './use-save.ts';

interface Props {
  readonly state: SaveState;
  readonly draft: FormDraft;
  readonly problemCount: number;
  /** Leads to the preview, where it stands below the form. */
  readonly showSide: () => void;
}

function stateText(state: SaveState, { isChanged, revision }: FormDraft, problemCount: number): string {
  if (state.kind === 'saving') return 'Saving …';
  if (state.kind === 'failed') return `${state.text} Your changes are stored in this browser.`;
  if (problemCount > 0) return problemCount === 1 ? 'One thing to correct.' : `${problemCount} things to correct.`;
  if (isChanged || revision === NEW_REVISION) return 'Not saved yet.';
  return state.kind === 'saved' ? 'Saved. It is not live yet.' : 'Nothing to save.';
}

/** The end of a form: saves it, and says what is saved. */
export function SaveBar({ state, draft, problemCount, showSide }: Props) {
  return (
    <div className="editor-save">
      <button type="submit" className="button" aria-disabled={state.kind === 'saving'}>
        Save
      </button>
      {draft.isChanged && (
        <button type="button" className="button button-quiet" onClick={draft.discard}>
          Discard changes
        </button>
      )}
      <button type="button" className="button button-quiet editor-to-side" onClick={showSide}>
        Preview
      </button>
      <span role="status" className={state.kind === 'failed' ? 'desk-problem' : undefined}>
        {stateText(state, draft, problemCount)}
      </span>
      {state.kind === 'saved' && !draft.isChanged && <a href={editorHref({ screen: 'publish' })}>Publish</a>}
    </div>
  );
}
