import { useState } from 'react';
import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureThumb } from './PictureThumb.tsx';

/** One picture, chosen from the gallery. */
export function PictureField({ named, path }: FormFieldProps) {
  const { id, value, problem, change } = useFieldValue(path);
  const [isOpen, setOpen] = useState(false);
  const isSet = typeof value === 'string' && value !== '';
  return (
    <div className="editor-group">
      <FieldGroup
        name={id}
        legend={named.isRequired ? named.label : `${named.label} (optional)`}
        problem={problem ?? null}
      >
        {named.help && <p className="editor-help">{named.help}</p>}
        <div className="editor-picture">
          {isSet && <PictureThumb pictureKey={value} />}
          <p className="editor-picture-actions">
            <span>{isSet ? value : 'None'}</span>
            <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
              Choose a picture
            </button>
            {isSet && !named.isRequired && (
              <button type="button" className="button button-quiet" onClick={() => change(undefined)}>
                Take out
              </button>
            )}
          </p>
        </div>
      </FieldGroup>
      {isOpen && <PictureDialog title={named.label} choose={change} close={() => setOpen(false)} />}
    </div>
  );
}
