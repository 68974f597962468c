import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorView } from './ErrorView.tsx';
import { InFlowPlace } from './InFlowPlace.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import type { Shown, Toast as ToastContent } from './notification-types.ts';
import { areInFlow } from './notifications-in-flow.ts';
import { PageBanner } from './PageBanner.tsx';
import { PlacedLink } from './PlacedLink.tsx';
import { SteadyFocus } from './SteadyFocus.tsx';
import { Toast } from './Toast.tsx';

interface Props {
  /** The oldest first. */
  readonly notifications: readonly Shown[];
  readonly onRemove: (id: number) => void;
}

/** Whether a page has had a toast: the place of the first one stays for all. */
function useHasToasted(toast: Shown<ToastContent> | undefined): boolean {
  const [hasToasted, setHasToasted] = useState(false);
  if (toast && !hasToasted) setHasToasted(true);
  return hasToasted;
}

function useNotificationElements({ notifications, onRemove }: Props) {
  const toast = notifications.find((shown) => shown.kind === 'toast');
  const hasToasted = useHasToasted(toast);
  const elements = notifications.flatMap((shown) => {
    const remove = () => onRemove(shown.id);
    if (shown.kind === 'card') return <NotificationCard key={shown.id} card={shown} onRemove={remove} />;
    return shown.kind === 'banner' ? <PageBanner key={shown.id} banner={shown} onRemove={remove} /> : [];
  });
  return hasToasted ? [...elements, <Toast key="toast" toast={toast ?? null} onRemove={onRemove} />] : elements;
}

/** Notifications over the lower end of a page, newest first; in the checkout under its title. */
export function Notifications({ notifications, onRemove }: Props) {
  const elements = useNotificationElements({ notifications, onRemove });
  const isInFlow = elements.length > 0 && areInFlow();
  const links = notifications.filter((shown) => shown.kind === 'link');
  const failure = notifications.find((shown) => shown.kind === 'failure');
  return (
    <>
      <SteadyFocus>{isInFlow ? <InFlowPlace>{elements.toReversed()}</InFlowPlace> : elements}</SteadyFocus>
      {failure && <ErrorView message={failure.message} onClose={() => onRemove(failure.id)} />}
      {links.map((link) => createPortal(<PlacedLink link={link} />, link.place, String(link.id)))}
    </>
  );
}
