import { Disclosure } from '../../../src/islands/kit/Disclosure.tsx';
import { Field } from '../../../src/islands/kit/Field.tsx';
import { changedParagraphs, translationSource } from '../../lib/text-changes.ts';
import { useEditorForm } from './form-context.ts';

interface Props {
  readonly body: string;
  readonly problem: string | undefined;
  readonly change: (body: string) => void;
}

const MARKS = [
  ['## Title', 'a heading'],
  ['- first', 'a list'],
  ['**bold**', 'bold letters'],
  ['[words](/address)', 'a link'],
] as const;

const LINE_LENGTH = 70;
const MIN_ROWS = 12;

/** The text of a page or an article, in Markdown. */
export function BodyField({ body, problem, change }: Props) {
  const { english, data } = useEditorForm();
  const isCurrent = translationSource(data) === english?.source;
  const changed = isCurrent ? [] : changedParagraphs(english?.before?.body ?? null, english?.body ?? null);
  const rows = body.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE_LENGTH), 0);
  return (
    <div className="editor-group">
      <Field
        id="field-body"
        label="Text"
        hint="An empty line begins a paragraph. The preview shows how it looks."
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            className="editor-body"
            rows={Math.max(MIN_ROWS, rows)}
            value={body}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <Disclosure summary="How headings, lists and links are written">
        <dl className="editor-marks">
          {MARKS.map(([mark, what]) => (
            <div key={mark}>
              <dt>
                <code>{mark}</code>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {changed.length > 0 && (
        <section className="editor-english" data-changed="" aria-label="Paragraphs that have changed">
          <p>
            <strong>Changed in English since it was translated:</strong>
          </p>
          {changed.map((text) => (
            <p key={text} lang="en">
              {text}
            </p>
          ))}
        </section>
      )}
      {english?.body && (
        <Disclosure summary="The English text" isOpen>
          <pre className="editor-code" lang="en">
            {english.body}
          </pre>
        </Disclosure>
      )}
    </div>
  );
}
