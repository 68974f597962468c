/** What can be chosen for a field, by the name of the list that the answer has. */
export type ChoiceList = string;

interface Described {
  /** The words beside it: "Featured highlights". */
  readonly label: string;
  /** What its schema says of it; empty where it says nothing. */
  readonly help: string;
}

/** A field of a group, by the name that it has in the file. */
export interface NamedField extends Described {
  readonly name: string;
  readonly isRequired: boolean;
  /** What counts where the file says nothing; undefined without one. */
  readonly defaultValue?: unknown;
  readonly field: Field;
}

/** One of several shapes that a value may have. */
export interface Variant extends Described {
  readonly field: Field;
}

/** What a form shows for one value of a content file, derived from the file's schema. */
export type Field =
  | {
      readonly kind: 'text';
      readonly minLength: number;
      /** Null for as long as one likes. */
      readonly maxLength: number | null;
      /** What is allowed, as its schema says it: `a code such as "PV-PPS-ELN"`. */
      readonly allowed: string;
      /** Whether it is often longer than a line. */
      readonly isLong: boolean;
    }
  | {
      readonly kind: 'number';
      readonly min: number | null;
      readonly max: number | null;
      readonly isInteger: boolean;
      readonly allowed: string;
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number | boolean | null)[] }
  /** A text from one of the lists that come with the form: places, policies, pictures. */
  | { readonly kind: 'reference'; readonly list: ChoiceList; readonly allowed: string }
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] }
  | {
      readonly kind: 'list';
      readonly item: Field;
      readonly minLength: number;
      readonly maxLength: number | null;
    }
  /** Values by names that the editor chooses, such as the steps of an itinerary by their times. */
  | { readonly kind: 'record'; readonly key: Field; readonly value: Field }
  | { readonly kind: 'variants'; readonly variants: readonly Variant[] }
  /** What no form can show: it is changed as YAML. */
  | { readonly kind: 'yaml' };

/** An empty value of a field, for a new row or a group that is switched on. */
export function emptyValueOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'reference':
      return '';
    case 'number':
      return Math.max(0, field.min ?? 0);
    case 'boolean':
      return false;
    case 'choice':
      return field.options[0] ?? null;
    case 'list':
      return Array.from({ length: field.minLength }, () => emptyValueOf(field.item));
    case 'record':
      return {};
    case 'variants':
      return field.variants[0] ? emptyValueOf(field.variants[0].field) : null;
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ isRequired }) => isRequired).map(({ name, field: own }) => [name, emptyValueOf(own)]),
      );
    case 'yaml':
      return null;
  }
}
