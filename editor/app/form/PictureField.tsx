import { useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { fieldLegend } from './field-legend.ts';
import { useFieldValue } from './form-context.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureThumb } from './PictureThumb.tsx';

/** One picture, chosen from the gallery. */
export function PictureField({ named, path }: FormFieldProps) {
  const { value, change } = useFieldValue(path);
  const [isOpen, setOpen] = useState(false);
  const isSet = typeof value === 'string' && value !== '';
  return (
    <>
      <FieldFrame named={named} path={path} legend={fieldLegend(named)}>
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
      </FieldFrame>
      {isOpen && <PictureDialog title={named.label} choose={change} close={() => setOpen(false)} />}
    </>
  );
}
