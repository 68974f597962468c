import { fileURLToPath } from 'node:url';
import { CONTENT_SCHEMAS, type ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';
import { translatableTexts } from '../../src/lib/content-validation/translatable-texts.ts';
import { englishPathOf, kindOfFile, languageOfFile, withoutEnding } from '../lib/content-kind.ts';
import type { NamedField } from '../lib/field.ts';
import { OTHER_TEXTS, REFERENCES, VARIANT_LABELS } from './field-references.ts';
import { readSchemaDocs, type SchemaDocs } from './schema-docs.ts';
import { fieldsOf } from './schema-fields.ts';
import { translationFields } from './translation-fields.ts';

const SCHEMAS = fileURLToPath(new URL('../../src/lib/content-validation/content-schemas.ts', import.meta.url));

let docs: SchemaDocs | undefined;
const known = new Map<ContentKindId, readonly NamedField[]>();

function readFields(kind: ContentKindId): readonly NamedField[] {
  docs ??= readSchemaDocs(SCHEMAS, 'CONTENT_SCHEMAS', CONTENT_SCHEMAS);
  return fieldsOf(CONTENT_SCHEMAS[kind], {
    docs,
    references: REFERENCES[kind] ?? {},
    otherTexts: OTHER_TEXTS[kind] ?? {},
    variantLabels: VARIANT_LABELS[kind] ?? {},
  });
}

/** The fields of English files of a kind. Sources are read once. */
export function fieldsOfKind(kind: ContentKindId): readonly NamedField[] {
  const fields = known.get(kind) ?? readFields(kind);
  known.set(kind, fields);
  return fields;
}

/**
 * The fields of a content file's form; none for a file of no kind.
 *
 * @param path below the content folder: `listings/PV-PPS-ELN.fr.yaml`
 * @param english the data of the English file beside a translation
 */
export function fieldsOfFile(path: string, english: Readonly<Record<string, unknown>> = {}): readonly NamedField[] {
  const kind = kindOfFile(path);
  if (!kind) return [];
  const fields = fieldsOfKind(kind.id as ContentKindId);
  const language = languageOfFile(path);
  if (language === null) return fields;
  const texts = translatableTexts(withoutEnding(englishPathOf(path)), english);
  return translationFields(fields, texts, language);
}
