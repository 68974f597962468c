import type { ReactNode } from 'react';
import { HelpSheet } from './HelpSheet.tsx';
import { Island } from './Island.tsx';
import { Notifications } from './Notifications.tsx';
import type { Shown } from './notification-types.ts';
import { $notifications, removeNotification } from './notifications.store.ts';
import { useBrowserStore } from './use-store.ts';

/** Pages are built without notifications. */
const NONE: readonly Shown[] = [];

/**
 * Renders what stands over every page: the help sheet and notifications. It is hydrated when
 * somebody comes near the help button, or by the first notification: see load-notifications.ts.
 *
 * @param children the ways to reach the operator
 */
export default function Overlays({ children }: { readonly children?: ReactNode }) {
  const notifications = useBrowserStore($notifications, NONE);
  return (
    <Island name="the help sheet" isNative>
      <HelpSheet>{children}</HelpSheet>
      <Notifications notifications={notifications} onRemove={removeNotification} />
    </Island>
  );
}
