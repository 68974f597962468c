import { useState } from 'react';
import { normalizeText } from '../../../src/lib/text/normalize-text.ts';
import type { LoadedFile } from '../../lib/editor.contract.ts';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  readonly title: string;
  readonly choices: LoadedFile['lists'][string];
  readonly canBeEmpty: boolean;
  /** Takes null for none. */
  readonly choose: (value: string | null) => void;
  readonly close: () => void;
}

/** Searches one entry of a long list. */
export function ChooseDialog({ title, choices, canBeEmpty, choose, close }: Props) {
  const [query, setQuery] = useState('');
  const words = normalizeText(query);
  const found = choices.filter(({ value, label }) => normalizeText(`${label} ${value}`).includes(words));
  const choosing = (value: string | null) => () => {
    choose(value);
    close();
  };
  return (
    <FormDialog title={title} close={close}>
      <div className="editor-dialog-body">
        <label className="desk-find">
          <span>Search</span>
          <input type="search" autoComplete="off" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <p className="hidden-visually" role="status">
          {query && `${found.length} found`}
        </p>
        {found.length === 0 && <p>Nothing found. Type another part of the name or code.</p>}
        <ul className="editor-choices">
          {canBeEmpty && query === '' && (
            <li>
              <button type="button" className="editor-choice" onClick={choosing(null)}>
                Not set
              </button>
            </li>
          )}
          {found.map(({ value, label }) => (
            <li key={value}>
              <button type="button" className="editor-choice" onClick={choosing(value)}>
                {label}
                {label !== value && <span className="soft small">{value}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
