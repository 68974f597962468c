import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraProblem, cameraProblemOf } from './camera.text.ts';
import { createCodeReader } from './code-reader.ts';

/** Milliseconds between two looks: a phone stays cool, and nobody notices. */
const LOOK_INTERVAL_MS = 120;

/** The `readyState` of a video that shows a frame. */
const HAVE_CURRENT_DATA = 2;

/** The camera at the back, with enough pixels for a code on a phone at arm's length. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
};

interface Camera {
  readonly state: 'starting' | 'on' | CameraProblem;
  readonly retry: () => void;
}

/**
 * Shows the camera in a video while the component is there, and tells of codes in it.
 *
 * @param isPaused whether codes are of no interest now; the camera stays on
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
  isPaused: boolean,
): Camera {
  const [state, setState] = useState<Camera['state']>('starting');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ onCode, isPaused });
  latest.current = { onCode, isPaused };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew.
  useEffect(() => {
    const shown = video.current;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | null = null;
    const report = (next: Camera['state']) => {
      if (!isOver) setState(next);
    };
    const open = async () => {
      report('starting');
      if (!navigator.mediaDevices) return report('insecure');
      const opened = await navigator.mediaDevices.getUserMedia(CONSTRAINTS).catch(cameraProblemOf);
      if (typeof opened === 'string') return report(opened);
      stream = opened;
      if (isOver || !shown) return stopStream(stream);
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => report('stopped'));
      shown.srcObject = stream;
      await shown.play().catch(() => undefined);
      const read = await createCodeReader().catch(() => null);
      if (!read) return report('unread');
      report('on');
      const look = async () => {
        const isReady = shown.readyState >= HAVE_CURRENT_DATA;
        const code = isReady && !latest.current.isPaused ? await read(shown).catch(() => null) : null;
        if (isOver) return;
        if (code !== null && !latest.current.isPaused) latest.current.onCode(code);
        timer = setTimeout(look, LOOK_INTERVAL_MS);
      };
      look();
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopStream(stream);
    };
  }, [attempt]);

  useEffect(() => {
    // Browsers pause a video that nobody sees.
    if (!isPaused && state === 'on') video.current?.play().catch(() => undefined);
  }, [isPaused, state, video]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}

function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
