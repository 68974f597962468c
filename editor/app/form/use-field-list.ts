import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';

/** A list with how it is written: one that is empty and need not be there is left out. */
export function useFieldList({ named, path }: FormFieldProps) {
  const { value, change } = useFieldValue(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const write = (next: readonly unknown[]) => change(next.length === 0 && !named.isRequired ? undefined : next);
  return { entries, write };
}
