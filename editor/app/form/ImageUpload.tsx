import { useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';

interface Props {
  /** Whether something in the form is not saved, which an upload would contradict. */
  readonly isChanged: boolean;
}

/** The way from the descriptions of all pictures to the pictures themselves. */
export function ImageUpload({ isChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    location.reload();
  };
  return (
    <section className="editor-extra" aria-label="Pictures">
      <p>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isChanged}
          onClick={() => !isChanged && setOpen(true)}
        >
          See all pictures, or upload one
        </button>
      </p>
      {isChanged && <p className="soft small">Save or discard your changes first: an upload changes this form too.</p>}
      {isOpen && <PictureDialog title="Pictures" choose={() => undefined} close={close} />}
    </section>
  );
}
