import { useState } from 'react';
import { ActionDialog } from '../../src/islands/desk/ActionDialog.tsx';
import { Choices } from '../../src/islands/desk/Choices.tsx';
import { momentText } from '../../src/islands/desk/desk-format.ts';
import type { SaveOutcome } from '../lib/editor.contract.ts';
import type { NamedField } from '../lib/field.ts';
import { type FieldChange, typedChanges } from '../lib/field-changes.ts';
import { labelOfPath } from '../lib/field-labels.ts';
import { type FieldPath, pathKey, withValueAt } from '../lib/form-path.ts';
import { mergeData } from '../lib/merge-drafts.ts';
import type { FileContent } from '../lib/unsaved-work.ts';
import { valueText } from '../lib/value-text.ts';

interface Props {
  readonly fields: readonly NamedField[];
  /** What both have begun from. */
  readonly base: FileContent;
  readonly mine: FileContent;
  readonly conflict: Extract<SaveOutcome, { kind: 'conflict' }>;
  readonly resolve: (content: FileContent) => void;
  readonly close: () => void;
}

/** Shows what somebody else has saved meanwhile, and puts both changes together. */
export function ConflictDialog({ fields, base, mine, conflict, resolve, close }: Props) {
  const theirs: FileContent = { data: conflict.data, body: conflict.body };
  const { data: merged, conflicts } = mergeData(base, mine, theirs);
  const [taken, setTaken] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const isDecided = conflicts.every(({ path }) => taken[pathKey(path)] !== undefined);
  const labelOf = ([first, ...path]: FieldPath) => (first === 'body' ? 'Text' : labelOfPath(fields, path));
  const send = () => {
    const content = conflicts.reduce<unknown>(
      (data, one) => (taken[pathKey(one.path)] === 'theirs' ? withValueAt(data, one.path, one.theirs) : data),
      merged,
    );
    resolve(content as FileContent);
  };
  const who = conflict.by ?? 'Somebody';
  return (
    <ActionDialog
      title="Somebody else has changed this file"
      action={conflicts.length === 0 ? 'Save both changes' : 'Save with these choices'}
      isBusy={false}
      problem={null}
      canSend={isDecided}
      onSend={send}
      close={close}
    >
      <p>
        {who} saved it on {momentText(conflict.at)}. Nothing of that is overwritten.
      </p>
      <ChangeList
        title={`What ${conflict.by ?? 'they'} changed`}
        changes={typedChanges(base, theirs)}
        labelOf={labelOf}
      />
      <ChangeList title="What you changed" changes={typedChanges(base, mine)} labelOf={labelOf} />
      {conflicts.length === 0 && <p>The changes are of different fields: both are saved.</p>}
      {conflicts.map(({ path, mine: own, theirs: other }) => (
        <Choices
          key={pathKey(path)}
          name={`conflict-${pathKey(path)}`}
          legend={`${labelOf(path)}: which one stays?`}
          value={taken[pathKey(path)] ?? null}
          options={[
            { value: 'mine' as const, title: 'Yours', text: valueText(own) },
            {
              value: 'theirs' as const,
              title: conflict.by ? `That of ${conflict.by}` : 'Theirs',
              text: valueText(other),
            },
          ]}
          onChange={(choice) => choice && setTaken({ ...taken, [pathKey(path)]: choice })}
        />
      ))}
    </ActionDialog>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly FieldChange[];
  readonly labelOf: (path: FieldPath) => string;
}

/** Changes of one editor, field by field. */
function ChangeList({ title, changes, labelOf }: ChangeListProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="text-list">
        {changes.map(({ path, before, after }) => (
          <li key={pathKey(path)} className="desk-wrap">
            <strong>{labelOf(path)}</strong>: {valueText(before)} → {valueText(after)}
          </li>
        ))}
      </ul>
    </section>
  );
}
