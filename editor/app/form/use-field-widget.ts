import type { ComponentType } from 'react';
import { pathKey } from '../../lib/form-path.ts';
import { AreaField } from './AreaField.tsx';
import { ClosureField } from './ClosureField.tsx';
import { FieldByKind, type FormFieldProps } from './FormField.tsx';
import { useEditorForm } from './form-context.ts';
import { GalleryField } from './GalleryField.tsx';
import { ItineraryField } from './ItineraryField.tsx';
import { PictureField } from './PictureField.tsx';
import { TranslationField } from './TranslationField.tsx';

/** The lists that have widgets of their own, by their names in the form. */
const PICTURES = 'pictures';
const AREAS = 'areas';

/** What draws a field: by hand where a person needs it, else by its kind. */
export function useFieldWidget({ named: { field }, path }: FormFieldProps): ComponentType<FormFieldProps> {
  const { kind, english } = useEditorForm();
  const key = pathKey(path);
  if (english) return key === 'translation' && english.source ? TranslationField : FieldByKind;
  if (kind === 'listings' && key === 'content.itinerary') return ItineraryField;
  if (kind === 'listings' && key === 'closures') return ClosureField;
  if (field.kind === 'reference' && field.list === PICTURES) return PictureField;
  if (field.kind !== 'list' || field.item.kind !== 'reference') return FieldByKind;
  if (field.item.list === PICTURES) return GalleryField;
  return field.item.list === AREAS ? AreaField : FieldByKind;
}
