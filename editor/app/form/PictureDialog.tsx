import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogHead } from '../../../src/islands/kit/DialogHead.tsx';
import { useModal } from '../../../src/islands/kit/use-modal.ts';
import { normalizeText } from '../../../src/lib/text/normalize-text.ts';
import { useEditorForm } from './form-context.ts';
import { PictureThumb } from './PictureThumb.tsx';
import { UploadForm } from './UploadForm.tsx';

interface Props {
  readonly title: string;
  readonly choose: (key: string) => void;
  readonly close: () => void;
}

/** All pictures to choose one from, and the way to bring a new one. */
export function PictureDialog({ title, choose, close }: Props) {
  const id = useId();
  const { pictures, reloadPictures } = useEditorForm();
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close);
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
  // Outside of the form: a form within it would be none, and Enter would save.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      className="desk-dialog editor-wide-dialog"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <DialogHead id={id} title={isUploading ? 'Upload a picture' : title} heading={heading} close={close} />
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
          <p role="status">{pictures === null ? 'Loading the pictures …' : `${found.length} pictures`}</p>
          <ul className="editor-gallery">
            {found.map(({ key, alt, isPhotograph }) => (
              <li key={key}>
                <button type="button" className="editor-picture-choice" onClick={() => take(key)}>
                  <PictureThumb pictureKey={key} />
                  <span className="small" aria-hidden="true">
                    {key}
                    {isPhotograph ? '' : ', illustration'}
                  </span>
                  <span className="hidden-visually">
                    {alt === '' ? 'Without a description' : ''} {key}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </dialog>,
    document.body,
  );
}
