import { NEW_REVISION } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import type { FormDraft } from './use-draft.ts';
import type { SaveState } from './use-save.ts';

interface Props {
  readonly state: SaveState;
  readonly draft: FormDraft;
  readonly problemCount: number;
  /** Whether what is saved is public too. */
  readonly isLive: boolean;
  /** Leads to the preview, where it stands below the form. */
  readonly showSide: () => void;
}

function stateText({ state, draft: { isChanged, revision }, problemCount, isLive }: Props): string {
  if (state.kind === 'saving') return 'Saving …';
  if (state.kind === 'failed') return `${state.text} Your changes are stored in this browser.`;
  if (problemCount > 0) return problemCount === 1 ? 'One thing to correct.' : `${problemCount} things to correct.`;
  if (isChanged || revision === NEW_REVISION) return 'Not saved yet.';
  return state.kind === 'saved' || !isLive ? 'Saved. It is not live yet.' : 'Nothing to save.';
}

/** The end of a form: saves it, and says what is saved. */
export function SaveBar(props: Props) {
  const { state, draft, isLive, showSide } = props;
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
        {stateText(props)}
      </span>
      {(state.kind === 'saved' || !isLive) && !draft.isChanged && (
        <a href={editorHref({ screen: 'publish' })}>Publish</a>
      )}
    </div>
  );
}
