import { useState } from 'react';
import { normalizeText } from '../../../src/lib/text/normalize-text.ts';
import { FormDialog } from './FormDialog.tsx';
import { useEditorForm } from './form-context.ts';
import { Thumb } from './PictureThumb.tsx';
import { UploadForm } from './UploadForm.tsx';

interface Props {
  readonly title: string;
  readonly choose: (key: string) => void;
  readonly close: () => void;
}

/** All pictures to choose one from, and the way to bring a new one. */
export function PictureDialog({ title, choose, close }: Props) {
  const { pictures, reloadPictures } = useEditorForm();
  const [query, setQuery] = useState('');
  const [isUploading, setUploading] = useState(false);
  const words = normalizeText(query);
  const found = (pictures ?? []).filter(({ key, alt }) => normalizeText(`${key} ${alt}`).includes(words));
  const take = (key: string) => {
    choose(key);
    close();
  };
  const onUploaded = (key: string) => {
    reloadPictures();
    take(key);
  };
  return (
    <FormDialog title={isUploading ? 'Upload a picture' : title} isWide close={close}>
      {isUploading ? (
        <UploadForm pictures={pictures ?? []} onUploaded={onUploaded} cancel={() => setUploading(false)} />
      ) : (
        <div className="editor-dialog-body">
          <label className="desk-find">
            <span>What is seen on it</span>
            <input type="search" autoComplete="off" value={query} onChange={({ target }) => setQuery(target.value)} />
          </label>
          <p>
            <button type="button" className="button button-quiet" onClick={() => setUploading(true)}>
              Upload a picture
            </button>
          </p>
          <p role="status">{pictures === null ? 'Loading the pictures …' : countText(found.length)}</p>
          <ul className="editor-gallery">
            {found.map((picture) => (
              <li key={picture.key}>
                <button type="button" className="editor-picture-choice" onClick={() => take(picture.key)}>
                  <Thumb pictureKey={picture.key} picture={picture} />
                  <span className="small" aria-hidden="true">
                    {picture.key}
                    {picture.isPhotograph ? '' : ', illustration'}
                  </span>
                  <span className="hidden-visually">
                    {picture.alt === '' ? 'Without a description' : ''} {picture.key}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}

const countText = (count: number) => (count === 1 ? 'One picture' : `${count} pictures`);
