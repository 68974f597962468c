import { createContext, useContext } from 'react';
import type { DraftCheck, LoadedFile } from '../../lib/editor.contract.ts';
import { type FieldPath, pathKey, valueAt } from '../../lib/form-path.ts';
import type { Picture } from '../../lib/pictures.contract.ts';

/** What every field of a form needs. */
export interface EditorForm {
  /** The kind of content: `listings`. */
  readonly kind: string;
  readonly data: LoadedFile['data'];
  /** The fields as they are saved. */
  readonly base: LoadedFile['data'];
  readonly lists: LoadedFile['lists'];
  readonly english: LoadedFile['english'];
  /** The newest check of the draft; null before the first. */
  readonly check: DraftCheck | null;
  /** Problems of this file in words, by the path of their field. */
  readonly problems: ReadonlyMap<string, string>;
  /** Null until they are loaded. */
  readonly pictures: readonly Picture[] | null;
  readonly reloadPictures: () => void;
  /** The title of a file, or its name. */
  readonly titleOf: (path: string) => string;
  /** Writes a value; undefined takes the field out. */
  readonly set: (path: FieldPath, value: unknown) => void;
}

const FormContext = createContext<EditorForm | null>(null);

export const FormProvider = FormContext;

/** The form that a field is part of. */
export function useEditorForm(): EditorForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form: wrap it in FormProvider');
  return form;
}

/** The id of a field's element: problems at the top of the form lead to it. */
export function fieldId(path: FieldPath): string {
  return `field-${pathKey(path).replaceAll(/[^\w.-]/g, '_')}`;
}

/** The value of a field with its problem and how it is changed. */
export function useFieldValue(path: FieldPath) {
  const { data, problems, set } = useEditorForm();
  return {
    id: fieldId(path),
    value: valueAt(data, path),
    problem: problems.get(pathKey(path)),
    change: (value: unknown) => set(path, value),
  };
}
