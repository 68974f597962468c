import { useRef } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { CAMERA_PROBLEMS } from './camera.text.ts';
import { useCamera } from './use-camera.ts';

interface Props {
  readonly onCode: (code: string) => void;
  /** Whether a voucher is shown in its place. */
  readonly isPaused: boolean;
}

/** What the camera sees, or why there is nothing to see. */
export function CameraView({ onCode, isPaused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, retry } = useCamera(video, onCode, isPaused);
  const problem = state === 'starting' || state === 'on' ? null : CAMERA_PROBLEMS[state];
  return (
    <div className="desk-camera" hidden={isPaused}>
      <video ref={video} muted playsInline aria-label="Camera" hidden={problem !== null} />
      {problem ? (
        <Notice tone="problem" title={problem.title} role="alert">
          <p>{problem.text}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            Try again
          </button>
        </Notice>
      ) : (
        <p role="status">{state === 'on' ? 'Hold the code of a voucher before the camera.' : 'Opening the camera …'}</p>
      )}
    </div>
  );
}
