interface Props {
  readonly kind: 'untouched' | 'incomplete' | 'saving' | 'saved' | 'unsaved';
  /** Why it is not saved. */
  readonly text: string;
  readonly retry: () => void;
}

const TEXTS = {
  untouched: 'Saves automatically once it is complete.',
  incomplete: 'Saves automatically once it is complete.',
  saving: 'Saving …',
  saved: 'Saved.',
} as const;

/** The state of saving, visible and announced. */
export function SaveStatus({ kind, text, retry }: Props) {
  return (
    <div className="saving-note" data-kind={kind}>
      <p role="status">{kind === 'unsaved' ? text : TEXTS[kind]}</p>
      {kind === 'unsaved' && (
        <button type="button" className="button button-quiet" onClick={retry}>
          Save again
        </button>
      )}
    </div>
  );
}
