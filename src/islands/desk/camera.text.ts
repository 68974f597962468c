/** Why there is no picture. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'stopped' | 'unread';

interface Words {
  readonly title: string;
  /** What to do. */
  readonly text: string;
}

const TYPE_IT = 'Or type the reference below.';

/** Why there is no picture, and what to do, for the staff. */
export const CAMERA_PROBLEMS: Readonly<Record<CameraProblem, Words>> = {
  refused: {
    title: 'The camera is blocked',
    text: `Allow the camera for this site: tap the sign beside the address, then Permissions. On an iPhone: Settings, Apps, Safari, Camera. Then try again. ${TYPE_IT}`,
  },
  missing: { title: 'There is no camera here', text: 'Type the reference below, or open the desk on a phone.' },
  busy: { title: 'The camera did not open', text: `Close other apps that use it, and try again. ${TYPE_IT}` },
  insecure: {
    title: 'This page may not use the camera',
    text: `Its address must begin with https. ${TYPE_IT}`,
  },
  stopped: { title: 'The camera has stopped', text: `Try again. ${TYPE_IT}` },
  unread: {
    title: 'Codes cannot be read yet',
    text: `What reads them did not load: try again with a connection. ${TYPE_IT}`,
  },
};

/** Why a camera did not open, by the error of `getUserMedia`. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const { name } = error as { readonly name?: unknown };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
