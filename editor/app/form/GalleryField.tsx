import { useState } from 'react';
import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import { pathKey } from '../../lib/form-path.ts';
import type { FormFieldProps } from './FormField.tsx';
import { useEditorForm, useFieldValue } from './form-context.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './use-rows.ts';

/** Pictures in their order. */
export function GalleryField({ named, path }: FormFieldProps) {
  const { id, value, problem, change } = useFieldValue(path);
  const { problems } = useEditorForm();
  const keys = (Array.isArray(value) ? value : []).map(String);
  const write = (next: readonly string[]) => change(next.length === 0 && !named.isRequired ? undefined : next);
  const { rows, add, remove, move } = useRows(keys, write);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="editor-group">
      <FieldGroup
        name={id}
        legend={named.isRequired ? named.label : `${named.label} (optional)`}
        problem={problem ?? null}
      >
        {named.help && <p className="editor-help">{named.help}</p>}
        <ul className="editor-rows" ref={rows} tabIndex={-1} aria-label={named.label}>
          {keys.map((key, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture can stand twice
            <li key={index} className="editor-row">
              <div className="editor-row-content editor-picture">
                <PictureThumb pictureKey={key} />
                <span>{key}</span>
                <FieldProblem id={`${id}-${index}-problem`} text={problems.get(pathKey([...path, index])) ?? null} />
              </div>
              <RowButtons
                name={`picture ${key}`}
                index={index}
                count={keys.length}
                move={(to) => move(index, to)}
                remove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        <p>
          <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
            Add a picture
          </button>
        </p>
      </FieldGroup>
      {isOpen && <PictureDialog title={named.label} choose={add} close={() => setOpen(false)} />}
    </div>
  );
}
