import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { upperFirst } from '../../src/lib/text/sentence-case.ts';
import { kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import type { ContentListFile, DraftProblem, LoadedFile } from '../lib/editor.contract.ts';
import type { Picture } from '../lib/pictures.contract.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FieldJump } from './FieldJump.tsx';
import { FileHead } from './FileHead.tsx';
import { BodyField } from './form/BodyField.tsx';
import { focusField } from './form/focus-field.ts';
import { FormProvider } from './form/form-context.ts';
import { GroupFields } from './form/GroupField.tsx';
import { ImageUpload } from './form/ImageUpload.tsx';
import { ProblemSummary, problemText } from './ProblemSummary.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SidePane } from './SidePane.tsx';
import { shownFields } from './shown-fields.ts';
import { useCheck } from './use-check.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface Props {
  readonly file: LoadedFile;
  /** What the list says of it; null for a new file. */
  readonly listed: ContentListFile | null;
  /** The title of what a new file is a copy of; null without one. */
  readonly copiedFrom: string | null;
  readonly titleOf: (path: string) => string;
  readonly pictures: readonly Picture[] | null;
  readonly reloadPictures: () => void;
}

/** The form of a file with what it changes; nothing that is typed gets lost. */
export function FileForm({ file, listed, copiedFrom, titleOf, pictures, reloadPictures }: Props) {
  const { path, fields, lists, english } = file;
  const draft = useDraft(file);
  const { content } = draft;
  const { check, problems, setRefused } = useCheck(path, content);
  const pages = check?.pages ?? [];
  const { state, save, reset } = useSave({ path, draft, pages, onInvalid: setRefused });
  const summary = useRef<HTMLDivElement>(null);
  const [sideShown, setSideShown] = useState(0);
  const [isArchiving, setArchiving] = useState(false);
  const kind = kindOfFile(path)?.id ?? '';
  const own = problems.filter((problem) => problem.path === path);
  // Drawn once the problems are there.
  useEffect(() => {
    if (state.kind === 'invalid') summary.current?.focus();
  }, [state]);
  const form = {
    kind,
    data: content.data,
    base: draft.base.data,
    lists,
    english,
    check,
    problems: new Map(own.toReversed().map((problem) => [problem.field, problemText(problem)])),
    pictures,
    reloadPictures,
    titleOf,
    set: draft.set,
  };
  const shown = shownFields(fields, kind, english !== null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <FormProvider value={form}>
      <FileHead
        file={file}
        listed={listed}
        copiedFrom={copiedFrom}
        data={content.data}
        archive={() => setArchiving(true)}
      />
      <RestoredNotice draft={draft} isOlder={draft.revision !== file.revision} />
      <ProblemSummary
        path={path}
        fields={fields}
        problems={problems}
        box={summary}
        focusField={(field) => focusField(isOfBody(field) ? 'body' : field)}
      />
      <div className="editor-columns">
        <form className="editor-form" onSubmit={submit} noValidate aria-label="Fields">
          {kind === 'image-groups' && <ImageUpload isChanged={draft.isChanged} />}
          <FieldJump fields={shown} focusField={focusField} />
          <GroupFields fields={shown} path={[]} />
          {content.body !== null && <BodyField body={content.body} problem={bodyProblem(own)} change={draft.setBody} />}
          <SaveBar
            state={state}
            draft={draft}
            problemCount={problems.length}
            isLive={listed === null || listed.state === 'live'}
            showSide={() => setSideShown(sideShown + 1)}
          />
        </form>
        <SidePane
          path={path}
          content={content}
          language={languageOfFile(path)}
          pages={pages}
          translations={file.translations}
          isTranslation={english !== null}
          shown={sideShown}
        />
      </div>
      {state.kind === 'conflict' && (
        <ConflictDialog
          fields={fields}
          base={draft.base}
          mine={content}
          conflict={state.conflict}
          resolve={(resolved) => {
            const { data, body, revision } = state.conflict;
            draft.rebase({ data, body }, revision, resolved);
            save(resolved, revision);
          }}
          close={reset}
        />
      )}
      {isArchiving && (
        <ArchiveDialog
          path={path}
          title={titleOf(path)}
          revision={draft.revision}
          translations={file.translations}
          discard={draft.discard}
          close={() => setArchiving(false)}
        />
      )}
    </FormProvider>
  );
}

/** Problems of the text below the fields name it, or one of its paragraphs. */
const isOfBody = (field: string) => /^(?:body|paragraph \d+)$/.test(field);

function bodyProblem(problems: readonly DraftProblem[]): string | undefined {
  const texts = problems
    .filter(({ field }) => isOfBody(field))
    .map((problem) => (problem.field === 'body' ? '' : `${upperFirst(problem.field)}: `) + problemText(problem));
  return texts.length > 0 ? texts.join(' ') : undefined;
}
