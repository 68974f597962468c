import { useState } from 'react';
import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import { pathKey } from '../../lib/form-path.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { fieldLegend } from './field-legend.ts';
import { fieldId, useEditorForm } from './form-context.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import { Rows } from './Rows.tsx';
import { useFieldList } from './use-field-list.ts';
import { useRows } from './use-rows.ts';

/** Pictures in their order. */
export function GalleryField({ named, path }: FormFieldProps) {
  const { entries, write } = useFieldList({ named, path });
  const { problems } = useEditorForm();
  const list = useRows(entries.map(String), write);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FieldFrame named={named} path={path} legend={fieldLegend(named)}>
        <Rows label={named.label} list={list} nameOf={(key) => `picture ${key}`}>
          {(key, index) => (
            <div className="editor-row-content editor-picture">
              <PictureThumb pictureKey={key} />
              <span>{key}</span>
              <FieldProblem
                id={`${fieldId(path)}-${index}-problem`}
                text={problems.get(pathKey([...path, index])) ?? null}
              />
            </div>
          )}
        </Rows>
        <p>
          <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
            Add a picture
          </button>
        </p>
      </FieldFrame>
      {isOpen && <PictureDialog title={named.label} choose={list.add} close={() => setOpen(false)} />}
    </>
  );
}
