import { ActionDialog } from '../../src/islands/desk/ActionDialog.tsx';
import { momentText } from '../../src/islands/desk/desk-format.ts';
import { editorHref } from '../lib/editor-route.ts';
import type { Publication } from '../lib/publications.contract.ts';
import { SentenceList } from './SentenceList.tsx';

interface Props {
  readonly publication: Publication;
  /** Files that were changed after it: then nothing was taken back. */
  readonly changedSince: readonly string[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly undo: () => void;
  readonly close: () => void;
}

/** Asks before a publication is taken back, and says what comes back with it. */
export function UndoDialog({ publication: { at, by, sentences }, changedSince, isBusy, problem, undo, close }: Props) {
  return (
    <ActionDialog
      title="Undo this publication?"
      action="Undo and publish"
      isDangerous
      isBusy={isBusy}
      problem={problem}
      canSend={changedSince.length === 0}
      onSend={undo}
      close={close}
    >
      <p>
        {by} published this on {momentText(at)}. All of it becomes what it was before, and that is published at once:
      </p>
      <SentenceList sentences={sentences} />
      {changedSince.length > 0 && (
        <div role="alert">
          <p className="desk-problem">
            Nothing was undone: these files were changed since, and those changes would get lost. Change them by hand.
          </p>
          <ul className="text-list">
            {changedSince.map((path) => (
              <li key={path}>
                <a href={editorHref({ screen: 'file', path })}>{path}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ActionDialog>
  );
}
