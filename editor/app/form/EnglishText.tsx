import { englishValue } from '../../lib/english-value.ts';
import type { Field } from '../../lib/field.ts';
import type { FieldPath } from '../../lib/form-path.ts';
import { useEditorForm } from './form-context.ts';

interface Props {
  readonly path: FieldPath;
  readonly field: Field;
}

/** The English text that a translated one is of; nothing in an English file. */
export function EnglishText({ path, field }: Props) {
  const { english, data } = useEditorForm();
  if (!english || field.kind !== 'text') return null;
  const text = englishValue(english.data, data, path);
  if (typeof text !== 'string') return null;
  return (
    <p className="editor-english" lang="en">
      <span className="soft small">English</span> {text}
    </p>
  );
}
