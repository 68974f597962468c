import { englishValue } from '../../lib/english-value.ts';
import type { Field } from '../../lib/field.ts';
import type { FieldPath } from '../../lib/form-path.ts';
import { textChange, translationSource } from '../../lib/text-changes.ts';
import { useEditorForm } from './form-context.ts';

interface Props {
  readonly path: FieldPath;
  readonly field: Field;
}

/** The English text that a translated one is of, and what it was; nothing in an English file. */
export function EnglishText({ path, field }: Props) {
  const { english, data } = useEditorForm();
  if (!english || field.kind !== 'text') return null;
  const text = englishValue(english.data, data, path);
  if (typeof text !== 'string') return null;
  const isCurrent = translationSource(data) === english.source;
  const change = english.before && !isCurrent ? textChange(english.before.texts, data, path, text) : null;
  return (
    <div className="editor-english" data-changed={change ? '' : undefined}>
      <p lang="en">
        <span className="soft small">English</span> {text}
      </p>
      {change && (
        <p>
          <strong>Changed since it was translated.</strong>{' '}
          {change.was === null ? 'It is new.' : <span lang="en">Before: {change.was}</span>}
        </p>
      )}
    </div>
  );
}
