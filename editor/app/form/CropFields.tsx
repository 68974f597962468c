import { type PointerEvent, useRef } from 'react';
import { type Crop, movedCrop, resizedCrop } from '../../lib/crop.ts';
import type { CroppedPicture } from './use-cropped-picture.ts';

interface Props {
  readonly picture: CroppedPicture;
}

/** A drag that has begun: where, and with which part. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly crop: Crop;
  readonly isResize: boolean;
}

/** The part of a picture that is taken: dragged with a finger, or typed as four numbers. */
export function CropFields({ picture }: Props) {
  const { source, crop, shape, setCrop, setSize } = picture;
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const start = (isResize: boolean) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, crop, isResize };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!drag.current || !box?.width || !box.height) return;
    const { x, y, crop: before, isResize } = drag.current;
    const [right, down] = [(100 * (clientX - x)) / box.width, (100 * (clientY - y)) / box.height];
    setCrop(
      isResize
        ? resizedCrop(before, before.width + right, shape)
        : movedCrop(before, before.x + right, before.y + down),
    );
  };
  const end = () => {
    drag.current = null;
  };
  const numbers = [
    { name: 'From the left', value: crop.x, set: (value: number) => setCrop(movedCrop(crop, value, crop.y)) },
    { name: 'From the top', value: crop.y, set: (value: number) => setCrop(movedCrop(crop, crop.x, value)) },
    { name: 'Width', value: crop.width, set: (value: number) => setCrop(resizedCrop(crop, value, shape)) },
    { name: 'Height', value: crop.height, set: (value: number) => setCrop(resizedCrop(crop, value * shape, shape)) },
  ];
  return (
    <fieldset className="editor-crop">
      <legend>The part that is shown, in percent of the picture</legend>
      <div className="editor-crop-frame" ref={frame}>
        <img
          src={source ?? ''}
          alt="What you have chosen"
          draggable={false}
          onLoad={({ currentTarget }) => setSize(currentTarget.naturalWidth, currentTarget.naturalHeight)}
        />
        <div
          className="editor-crop-part"
          style={{ left: `${crop.x}%`, top: `${crop.y}%`, width: `${crop.width}%`, height: `${crop.height}%` }}
          onPointerDown={start(false)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <span
            className="editor-crop-corner"
            onPointerDown={start(true)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
        </div>
      </div>
      <div className="editor-crop-numbers">
        {numbers.map(({ name, value, set }) => (
          <label key={name} className="field">
            <span>{name}</span>
            <input
              type="number"
              min={0}
              max={100}
              step="any"
              value={Math.round(value)}
              onChange={({ target }) => set(Number(target.value))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
