import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { lightboxMessages } from '../../lib/messages/lightbox.ts';
import { useLanguage } from '../kit/use-language.ts';
import { isFrugal } from '../page/connection.ts';
import { type GalleryPicture, widestOf } from './gallery.ts';
import { fitting, type Zoom } from './zoom.ts';

/** Shown this many times larger than it is, a picture looks soft. */
const SOFT_FACTOR = 1.5;

interface Props {
  readonly picture: GalleryPicture;
  /** 0 where it is shown, -1 and 1 beside. */
  readonly side: number;
  readonly zoom: Zoom;
  /** Pixels by which a swipe has moved all. */
  readonly sideways: number;
}

/** Whether the variants are too small. Travellers who save data are asked by enlarging. */
function looksSoft(element: Element, picture: GalleryPicture, scale: number): boolean {
  const { clientWidth: width, clientHeight: height } = element;
  const shown = fitting(picture, { width, height }).width * scale * devicePixelRatio;
  return (scale > 1 || !isFrugal()) && shown > widestOf(picture) * SOFT_FACTOR;
}

/** True once a picture that is shown needs its master. */
function useNeedsMaster({ picture, side, zoom: { scale } }: Props) {
  const slide = useRef<HTMLDivElement>(null);
  const [needsMaster, setNeedsMaster] = useState(false);
  useEffect(() => {
    if (side === 0 && slide.current && looksSoft(slide.current, picture, scale)) setNeedsMaster(true);
  }, [picture, side, scale]);
  return { slide, needsMaster };
}

/** True from a failed load to the next connection. */
function useHasFailed() {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setHasFailed(false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);
  return { hasFailed, onError: () => setHasFailed(true) };
}

function transformOf({ side, zoom, sideways }: Props): string {
  if (side !== 0) return `translate(calc(${side * 100}% + ${sideways}px))`;
  return `translate(${zoom.x + sideways}px, ${zoom.y}px) scale(${zoom.scale})`;
}

/** A picture as large as its stage. The strip's own stands behind it until it has loaded. */
export function LargePicture(props: Props) {
  const t = lightboxMessages(useLanguage());
  const { picture, side } = props;
  const { slide, needsMaster } = useNeedsMaster(props);
  const { hasFailed, onError } = useHasFailed();
  const { text, src, small, type, srcset, width, height, master } = picture;
  const behind: CSSProperties = { backgroundImage: small ? `url("${small}")` : undefined };
  return (
    <div
      ref={slide}
      className="lightbox-slide"
      data-beside={side === 0 ? undefined : ''}
      aria-hidden={side !== 0}
      style={{ transform: transformOf(props) }}
    >
      <picture key={String(hasFailed)}>
        {!hasFailed && <source type={type} srcSet={srcset} sizes="100vw" />}
        <img
          src={hasFailed && small ? small : src}
          alt={text}
          width={width}
          height={height}
          draggable={false}
          style={behind}
          onError={onError}
        />
      </picture>
      {needsMaster && !hasFailed && <img src={master} alt="" draggable={false} />}
      {hasFailed && <p role="status">{t.notLoaded}</p>}
    </div>
  );
}
