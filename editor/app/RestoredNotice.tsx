import { momentText } from '../../src/islands/desk/desk-format.ts';
import { Notice } from '../../src/islands/kit/Notice.tsx';
import type { FormDraft } from './use-draft.ts';

interface Props {
  readonly draft: FormDraft;
  /** Whether the file has been changed since that work began. */
  readonly isOlder: boolean;
}

/** Says that the form has unsaved work of an earlier visit, to go on with or to drop. */
export function RestoredNotice({ draft, isOlder }: Props) {
  if (draft.restoredAt === null) return null;
  return (
    <Notice tone="waiting" title="Your unsaved changes are back">
      <p>
        You left them on {momentText(draft.restoredAt)}.
        {isOlder && ' Somebody has changed the file since. When you save, you see what.'}
      </p>
      <p className="notice-actions">
        <button type="button" className="button" onClick={draft.keepRestored}>
          Keep them
        </button>
        <button type="button" className="button button-quiet" onClick={draft.discard}>
          Discard them
        </button>
      </p>
    </Notice>
  );
}
