import { type SyntheticEvent, useState } from 'react';
import { Field } from '../../../src/islands/kit/Field.tsx';
import { MAX_ALT_LENGTH, MIN_ALT_LENGTH, PICTURE_KEY, type Picture } from '../../lib/pictures.contract.ts';
import { CropFields } from './CropFields.tsx';
import { uploadPicture } from './upload-picture.ts';
import { useCroppedPicture } from './use-cropped-picture.ts';

interface Props {
  readonly pictures: readonly Picture[];
  readonly onUploaded: (key: string) => void;
  readonly cancel: () => void;
}

/** A picture of one's own: the file, the part that is shown, its place and its description. */
export function UploadForm({ pictures, onUploaded, cancel }: Props) {
  const picture = useCroppedPicture();
  const [key, setKey] = useState('');
  const [alt, setAlt] = useState('');
  const [isPhotograph, setPhotograph] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const replaced = pictures.find((other) => other.key === key);
  const problems = {
    file: picture.file ? undefined : 'A picture: JPEG, PNG, WebP or AVIF',
    key: PICTURE_KEY.test(key) ? undefined : 'A group and a number from 1 to 5, such as VAN/3',
    alt: alt.trim().length >= MIN_ALT_LENGTH ? undefined : 'What is seen, for those who cannot see it',
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // React tells the form around the dialog too.
    event.stopPropagation();
    setChecked(true);
    if (isBusy || !picture.file || problems.key || problems.alt) return;
    setBusy(true);
    const outcome = await uploadPicture({ key, alt: alt.trim(), isPhotograph, crop: picture.crop }, picture.file);
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) onUploaded(key);
  };
  return (
    <form className="editor-dialog-body" onSubmit={submit} noValidate>
      <Field id="upload-file" label="File" problem={(isChecked ? problems.file : undefined) ?? picture.problem}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
            onChange={({ target }) => picture.open(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {picture.source && <CropFields picture={picture} />}
      <Field
        id="upload-key"
        label="Place"
        hint={
          replaced ? `This replaces: ${replaced.alt}` : 'The group and number that it gets. A taken place is replaced.'
        }
        problem={isChecked ? problems.key : undefined}
      >
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              list="upload-keys"
              autoComplete="off"
              value={key}
              onChange={({ target }) => setKey(target.value.trim().toUpperCase())}
            />
            <datalist id="upload-keys">
              {pictures.map((other) => (
                <option key={other.key} value={other.key}>
                  {other.alt}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field
        id="upload-alt"
        label="Description"
        hint={'What is seen, without "picture of".'}
        problem={isChecked ? problems.alt : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </Field>
      <label className="tick">
        <input type="checkbox" checked={isPhotograph} onChange={({ target }) => setPhotograph(target.checked)} />
        <span>It is a photograph, not an illustration</span>
      </label>
      <p className="desk-problem" role="alert">
        {problem}
      </p>
      <p className="desk-actions">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? 'One moment …' : 'Upload'}
        </button>
        <button type="button" className="button button-quiet" onClick={cancel}>
          Back to the pictures
        </button>
      </p>
    </form>
  );
}
