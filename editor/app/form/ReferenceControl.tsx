import { useState } from 'react';
import { ChooseDialog } from './ChooseDialog.tsx';
import { useEditorForm } from './form-context.ts';
import { PictureThumb } from './PictureThumb.tsx';
import type { ScalarProps } from './ScalarControl.tsx';

interface Props extends ScalarProps {
  readonly list: string;
}

/** More are searched than looked through. */
const MAX_SELECT_OPTIONS = 15;

/** The list of groups of pictures, of which the first picture is shown. */
const IMAGE_GROUPS = 'imageGroups';

/** One entry of a list, searched where the list is long. */
export function ReferenceControl({ list, named, value, onChange, ...control }: Props) {
  const { lists } = useEditorForm();
  const [isOpen, setOpen] = useState(false);
  const choices = lists[list] ?? [];
  const text = typeof value === 'string' ? value : '';
  const chosen = choices.find((choice) => choice.value === text);
  if (choices.length === 0) {
    return <input {...control} type="text" value={text} onChange={({ target }) => onChange(target.value)} />;
  }
  if (choices.length <= MAX_SELECT_OPTIONS) {
    return (
      <>
        {list === IMAGE_GROUPS && text !== '' && <PictureThumb pictureKey={`${text}/1`} />}
        <select
          {...control}
          value={text}
          onChange={({ target }) => onChange(target.value || emptyOf(named.isRequired))}
        >
          {(text === '' || !named.isRequired) && <option value="">Not set</option>}
          {text !== '' && !chosen && <option value={text}>{text}: not there</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </>
    );
  }
  const shown = chosen?.label ?? (text === '' ? 'Not set' : `${text}: not there`);
  return (
    <>
      <button
        id={control.id}
        type="button"
        className="button button-quiet editor-choose"
        aria-describedby={control['aria-describedby']}
        aria-label={`${control['aria-label'] ?? named.label}: ${shown}. Choose another`}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      {isOpen && (
        <ChooseDialog
          title={named.label}
          choices={choices}
          canBeEmpty={!named.isRequired}
          choose={(next) => onChange(next ?? emptyOf(named.isRequired))}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

const emptyOf = (isRequired: boolean) => (isRequired ? '' : undefined);
