import type { NamedField } from '../../lib/field.ts';

/** The words beside a field, which say so where it need not be there. */
export function fieldLegend({ label, isRequired }: NamedField): string {
  return isRequired ? label : `${label} (optional)`;
}
