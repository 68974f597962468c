import { useState } from 'react';
import { ActionDialog } from '../../src/islands/desk/ActionDialog.tsx';
import { Field } from '../../src/islands/kit/Field.tsx';
import type { ContentKind } from '../lib/content-kind.ts';
import type { ContentListFile } from '../lib/editor.contract.ts';
import { newFilePath } from '../lib/new-file-path.ts';

interface Props {
  readonly kind: ContentKind;
  readonly files: readonly ContentListFile[];
  /** The file that is copied; null for an empty one, until one is chosen. */
  readonly copyOf: string | null;
  readonly create: (path: string, copyOf: string | null) => void;
  readonly close: () => void;
}

/** Names a new file, empty or as a copy of another one. */
export function NewFileDialog({ kind, files, copyOf, create, close }: Props) {
  const [name, setName] = useState('');
  const [source, setSource] = useState(copyOf ?? '');
  const [isChecked, setChecked] = useState(false);
  const result = newFilePath(
    kind,
    name,
    files.map(({ path }) => path),
  );
  const problem = 'problem' in result ? result.problem : undefined;
  const send = () => {
    setChecked(true);
    if ('path' in result) create(result.path, source || null);
  };
  return (
    <ActionDialog
      title={`New: ${kind.label.toLowerCase()}`}
      action="Go on"
      isBusy={false}
      problem={null}
      onSend={send}
      close={close}
    >
      <p>Nothing is saved yet: you fill in the form first.</p>
      <Field
        id="new-name"
        label="Name"
        hint="It cannot be changed later: bookings and addresses refer to it."
        problem={isChecked ? problem : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field id="new-copy" label="Begin with">
        {(control) => (
          <select {...control} value={source} onChange={({ target }) => setSource(target.value)}>
            <option value="">An empty form</option>
            {files.map(({ path, title }) => (
              <option key={path} value={path}>
                A copy of: {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ActionDialog>
  );
}
