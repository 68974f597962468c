import type { KeyboardEvent } from 'react';
import { lightboxMessages } from '../../lib/messages/lightbox.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useModal } from '../kit/use-modal.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { isFrugal } from '../page/connection.ts';
import type { GalleryPicture } from './gallery.ts';
import { LargePicture } from './LargePicture.tsx';
import css from './lightbox.css?inline';
import { changeByKey, isEnlarged, toggleZoom, turnBy } from './lightbox-state.ts';
import { useLightbox } from './use-lightbox.ts';

interface Props {
  readonly pictures: readonly GalleryPicture[];
  /** The one that is shown first. */
  readonly start: number;
  readonly close: () => void;
}

/** The shown picture and its neighbours, which load too unless that costs too much. */
function sidesOf(index: number, count: number): ReadonlyMap<number, number> {
  const sides = isFrugal() ? [0] : [-1, 1, 0];
  return new Map(sides.map((side) => [(index + side + count) % count, side]));
}

/** Pictures over the whole window, one at a time, to page through and to enlarge. */
export function Lightbox({ pictures, start, close }: Props) {
  useStyles(css);
  const t = lightboxMessages(useLanguage());
  const { dialog, onClosed } = useModal(close);
  const { state, stage, apply } = useLightbox(pictures, start);
  const { index, zoom, sideways, isDragging } = state;
  const sides = sidesOf(index, pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : changeByKey(event.key, state);
    if (!change) return;
    event.preventDefault();
    apply(change);
  };
  return (
    <dialog ref={dialog} className="lightbox" aria-label={t.title} onClose={onClosed} onKeyDown={onKeyDown}>
      <div className="lightbox-button lightbox-close">
        <IconButton icon="close" label={t.close} onClick={close} />
      </div>
      <div className="lightbox-button lightbox-zoom">
        <IconButton
          icon="enlarge"
          label={t.enlarge}
          aria-pressed={isEnlarged(state)}
          onClick={() => apply(toggleZoom())}
        />
      </div>
      <div className="lightbox-button lightbox-previous">
        <IconButton icon="previous" label={t.previous} onClick={() => apply(turnBy(-1))} />
      </div>
      <div
        ref={stage}
        className="lightbox-stage"
        data-dragging={isDragging ? '' : undefined}
        data-enlarged={isEnlarged(state) ? '' : undefined}
      >
        {pictures.map((picture, at) => {
          const side = sides.get(at);
          if (side === undefined) return null;
          return <LargePicture key={picture.master} picture={picture} side={side} zoom={zoom} sideways={sideways} />;
        })}
      </div>
      <div className="lightbox-button lightbox-next">
        <IconButton icon="next" label={t.next} onClick={() => apply(turnBy(1))} />
      </div>
      <p className="lightbox-caption" aria-live="polite">
        <strong>{t.position(index + 1, pictures.length)}</strong> {pictures[index]?.text}
        {pictures[index]?.isIllustration && (
          <>
            {' '}
            <small>{t.illustration}</small>
          </>
        )}
      </p>
    </dialog>
  );
}
