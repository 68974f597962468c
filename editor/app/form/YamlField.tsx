import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';

/** What no form can show, to read alone. Saving leaves it as it is. */
export function YamlField({ named, path }: FormFieldProps) {
  const { value } = useFieldValue(path);
  return (
    <FieldFrame named={named} path={path}>
      <p className="editor-help">
        This has a shape of its own, for which there is no form. It stays as it is when you save; change it in the file
        itself.
      </p>
      <pre className="editor-code">{JSON.stringify(value ?? null, null, 2)}</pre>
    </FieldFrame>
  );
}
