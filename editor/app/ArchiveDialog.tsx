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
      <p>{goneText(count)} It stays on the site until you publish. Bookings that refer to it stay as they are.</p>
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

/** What goes: the file, alone or with its translations. */
function goneText(translations: number): string {
  if (translations === 0) return 'The file goes out of the content.';
  const others = translations === 1 ? 'its translation' : `its ${translations} translations`;
  return `The file and ${others} go out of the content.`;
}
