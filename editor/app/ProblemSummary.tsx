import type { Ref } from 'react';
import { Notice } from '../../src/islands/kit/Notice.tsx';
import { type DraftProblem, isContentPath } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import type { NamedField } from '../lib/field.ts';
import { labelOfPath } from '../lib/field-labels.ts';
import { fileName } from '../lib/new-file-path.ts';

interface Props {
  readonly path: string;
  readonly fields: readonly NamedField[];
  readonly problems: readonly DraftProblem[];
  /** Gets the focus when somebody saves. */
  readonly box: Ref<HTMLDivElement>;
  readonly focusField: (field: string) => boolean;
}

/** A mistake in words: what was found, and what is allowed. */
export function problemText({ found, allowed }: DraftProblem): string {
  if (found === 'nothing' || found === '""') return `Fill it in: ${allowed}.`;
  // A whole group is no value that somebody has typed.
  return found.startsWith('{') ? `Allowed: ${allowed}.` : `Found ${found}. Allowed: ${allowed}.`;
}

/** Everything that keeps a file from being saved, each with the way to its field. */
export function ProblemSummary({ path, fields, problems, box, focusField }: Props) {
  if (problems.length === 0) return null;
  const count = problems.length;
  return (
    <Notice tone="problem" title={count === 1 ? 'One thing to correct' : `${count} things to correct`} box={box}>
      <ul className="error-links">
        {problems.map((problem) => {
          const { field, found, allowed } = problem;
          const isOwn = problem.path === path;
          const label = isOwn ? labelOfPath(fields, field.split('.')) : `${fileName(problem.path)}: ${field}`;
          const href = isOwn || !isContentPath(problem.path) ? '#' : editorHref({ screen: 'file', path: problem.path });
          return (
            <li key={`${problem.path} ${field} ${found} ${allowed}`}>
              <a
                href={href}
                onClick={(event) => {
                  if (href !== '#') return;
                  event.preventDefault();
                  focusField(field);
                }}
              >
                {`${label}: ${problemText(problem)}`}
              </a>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
