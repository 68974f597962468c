import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './notification.css?inline';
import type { Card, NotificationAction } from './notification-types.ts';
import { areInFlow } from './notifications-in-flow.ts';
import { SteadyFocus } from './SteadyFocus.tsx';
import { useLiveText } from './use-live-text.ts';
import { useOverlaySpace } from './use-overlay-space.ts';
import { useStyles } from './use-stylesheet.ts';

/** Moves the focus from a button that goes to the header, where the same can be changed. */
function usePassedFocus(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = box.current;
    return () => {
      if (!card?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('.header-currency')?.focus({ preventScroll: true });
    };
  }, [box]);
}

/** Scrolls to a problem in the flow of the page, as the traveller may be far below. */
function useScrollToProblem(box: RefObject<HTMLElement | null>, text: string, isProblem: boolean): void {
  useEffect(() => {
    if (text !== '' && isProblem && areInFlow()) box.current?.scrollIntoView({ block: 'nearest' });
  }, [box, text, isProblem]);
}

interface Props {
  readonly card: Card;
  readonly onRemove: () => void;
}

/** A message in a corner of the page, with buttons. It takes no focus and is announced politely. */
export function NotificationCard({ card, onRemove }: Props) {
  useStyles(css);
  const box = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = useLiveText(problem ?? card.text);
  usePassedFocus(box);
  useOverlaySpace(box, text);
  useScrollToProblem(box, text, card.isProblem === true || problem !== null);
  const act = async ({ run }: NotificationAction) => {
    const outcome = await run?.();
    if (outcome) setProblem(outcome.problem);
    else onRemove();
  };
  const { label, link, actions, areAlike = false } = card;
  return (
    <section
      ref={box}
      className="note no-print"
      aria-label={label}
      data-in-flow={areInFlow() ? '' : undefined}
      onKeyDown={({ key }) => {
        const last = actions.at(-1);
        if (key === 'Escape' && last) act(last);
      }}
    >
      <SteadyFocus>
        <p role="status">{text}</p>
      </SteadyFocus>
      {link && <a href={link.href}>{link.label}</a>}
      <div data-alike={areAlike ? '' : undefined}>
        {actions.map((action, index) => (
          <button
            key={action.label}
            type="button"
            className={index === 0 && !areAlike ? 'button' : 'button button-quiet'}
            onClick={() => act(action)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </section>
  );
}
