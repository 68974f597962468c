import type { ReactNode } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { overlaysMessages } from '../../lib/messages/overlays.ts';
import { HelpSheet } from './HelpSheet.tsx';
import { Island } from './Island.tsx';
import { Notifications } from './Notifications.tsx';
import type { Shown } from './notification-types.ts';
import { $notifications, removeNotification } from './notifications.store.ts';
import { useBrowserStore } from './use-store.ts';

interface Props {
  readonly language?: Language | undefined;
  /** The ways to reach the operator. */
  readonly children?: ReactNode;
}

/** Pages are built without notifications. */
const NONE: readonly Shown[] = [];

/**
 * Renders what stands over every page: the help sheet and notifications. It is hydrated when
 * somebody comes near the help button, or by the first notification: see load-notifications.ts.
 */
export default function Overlays({ language, children }: Props) {
  const notifications = useBrowserStore($notifications, NONE);
  return (
    <Island messages={overlaysMessages} language={language} isNative>
      <HelpSheet>{children}</HelpSheet>
      <Notifications notifications={notifications} onRemove={removeNotification} />
    </Island>
  );
}
