import { ActionDialog } from '../../src/islands/desk/ActionDialog.tsx';
import type { LoadedFile } from '../lib/editor.contract.ts';
import { problemText } from './ProblemSummary.tsx';
import { useArchive } from './use-archive.ts';

interface Props {
  readonly path: string;
  readonly title: string;
  readonly revision: string;
  readonly translations: LoadedFile['translations'];
  /** Drops what is typed and not saved. */
  readonly discard: () => void;
  readonly close: () => void;
}

/** Asks before a file goes, and says what that does. */
export function ArchiveDialog({ path, title, revision, translations, discard, close }: Props) {
  const { archive, isBusy, problem, refused } = useArchive(path, revision);
  const count = translations.filter(({ state }) => state !== 'missing').length;
  const send = async () => {
    if (await archive()) discard();
  };
  return (
    <ActionDialog
      title={`Archive ${title}?`}
      action="Archive"
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onSend={send}
      close={close}
    >
      <p>
        The file {count > 0 && `and its ${count} translations `}go out of the content. It stays on the site until you
        publish. Bookings that refer to it stay as they are.
      </p>
      <p>To have it back later, undo that publication.</p>
      {refused.length > 0 && (
        <>
          <p>It is still needed:</p>
          <ul className="text-list">
            {refused.map((one) => (
              <li key={`${one.path} ${one.field}`}>
                {one.path}, {one.field}: {problemText(one)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
}
