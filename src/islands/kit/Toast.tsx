import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Shown, Toast as ToastContent } from './notification-types.ts';
import { areInFlow } from './notifications-in-flow.ts';
import { SteadyFocus } from './SteadyFocus.tsx';
import css from './toast.css?inline';
import { useOverlaySpace } from './use-overlay-space.ts';
import { useStyles } from './use-stylesheet.ts';
import { useToastFocus } from './use-toast-focus.ts';

/** Long enough to read two sentences and to reach the link. */
const TOAST_DURATION_MS = 7000;

/** Screen readers listen to a place that is there before its text is. */
const LIVE_REGION_DELAY_MS = 50;

type ShownToast = Shown<ToastContent>;

/** The shown toast: each comes a moment after its place is empty, so that it is announced. */
function useLiveToast(toast: ShownToast | null): ShownToast | null {
  const [filled, setFilled] = useState<ShownToast | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(toast), LIVE_REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return filled === toast ? filled : null;
}

/** Removes a toast in time, unless it is used. In the flow it stays: the page would jump. */
function useRemovalInTime(region: RefObject<HTMLElement | null>, id: number | undefined, onRemove: Props['onRemove']) {
  useEffect(() => {
    if (id === undefined || areInFlow()) return;
    const isInUse = () => region.current?.matches(':hover') || region.current?.contains(document.activeElement);
    const timer = setInterval(() => isInUse() || onRemove(id), TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [region, id, onRemove]);
}

interface Props {
  readonly toast: ShownToast | null;
  readonly onRemove: (id: number) => void;
}

/** The live region of toasts: its text is visible and announced. */
export function Toast({ toast, onRemove }: Props) {
  useStyles(css);
  const region = useRef<HTMLDivElement>(null);
  const current = useLiveToast(toast);
  useRemovalInTime(region, toast?.id, onRemove);
  useOverlaySpace(region, current ? `${current.id}` : '');
  useToastFocus(region, current);
  return (
    <SteadyFocus>
      <div ref={region} className="toast no-print" role="status" data-in-flow={areInFlow() ? '' : undefined}>
        {current && (
          <p key={current.id}>
            {current.text}
            {current.link && <a href={current.link.href}>{current.link.label}</a>}
            {current.field && (
              <input
                readOnly
                value={current.field.value}
                aria-label={current.field.label}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
          </p>
        )}
      </div>
    </SteadyFocus>
  );
}
