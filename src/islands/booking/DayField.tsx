import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import { Message } from '../kit/Message.tsx';
import { onDemand } from '../kit/on-demand.ts';
import { useLanguage } from '../kit/use-language.ts';
import { ChosenDay } from './ChosenDay.tsx';
import type { DayCalendarProps } from './DayCalendar.tsx';

type Calendar = ComponentType<DayCalendarProps>;

/** The calendar, which is as large as everything else of the dialog. */
export const calendarCode = onDemand<Calendar>(async () => (await import('./DayCalendar.tsx')).default);

/** The calendar, or null where its code did not load; undefined while it may come. */
type LoadedCalendar = { readonly View: Calendar | null } | undefined;

function loadedCalendar(): LoadedCalendar {
  const View = calendarCode.now();
  return View ? { View } : undefined;
}

interface Props extends DayCalendarProps {
  readonly problem: string | null;
  /** Why days of a month (`2027-01`) cannot be chosen. */
  readonly notesOf: (month: string) => readonly string[];
  /** Whether days of a month are booked by message only. */
  readonly isOnRequest: (month: string) => boolean;
  /** Texts about the chosen day. */
  readonly children?: ReactNode;
}

/** What takes the focus: the button of a folded day, a day, or the browser's field. */
const FOCUSABLE = '.chosen-day button, [role="gridcell"] [tabindex="0"], input';

/**
 * The day of a trip: a calendar until a day is chosen, then one line that opens it again
 * (specification.md#booking-dialog).
 */
export function DayField({ problem, onChoose, children, ...props }: Props) {
  const t = bookingMessages(useLanguage()).day;
  const { chosen, locale, onMonth } = props;
  const [isReopened, setReopened] = useState(problem !== null);
  const isFolded = chosen !== '' && !isReopened;
  const content = useRef<HTMLDivElement>(null);
  // What had the focus is gone: it goes to what has come.
  const movesFocus = useRef(false);
  const takeFocus = () => {
    const target = movesFocus.current && content.current?.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) return;
    movesFocus.current = false;
    target.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for what the fold has replaced
  useEffect(takeFocus, [isFolded]);
  useEffect(() => {
    if (isFolded) onMonth(chosen.slice(0, 7));
  }, [isFolded, chosen, onMonth]);
  const reopen = () => {
    movesFocus.current = true;
    setReopened(true);
  };
  // The calendar is memoized: see DayCalendar.tsx.
  const choose = useCallback(
    (date: string, isCalendar: boolean) => {
      // The browser's own field is still being typed in.
      setReopened(!isCalendar);
      movesFocus.current = isCalendar;
      onChoose(date);
    },
    [onChoose],
  );
  return (
    <FieldGroup name="date" legend={t.label} problem={problem}>
      <div ref={content} className="day-choice">
        {isFolded ? (
          <ChosenDay date={chosen} locale={locale} onChange={reopen} />
        ) : (
          <OpenDay {...props} onChoose={choose} onShown={takeFocus} />
        )}
      </div>
      {children}
    </FieldGroup>
  );
}

interface OpenProps extends Omit<Props, 'problem' | 'onChoose' | 'children'> {
  readonly onChoose: (date: string, isCalendar: boolean) => void;
  /** Called once there is something to choose with. */
  readonly onShown: () => void;
}

/**
 * The calendar with its notes, rendered once the dialog is open. Where its code does not load, a
 * native date field replaces it.
 */
function OpenDay({ notesOf, isOnRequest, onMonth, onChoose, onShown, ...props }: OpenProps) {
  const language = useLanguage();
  const t = bookingMessages(language).day;
  const [month, setMonth] = useState(props.shown.slice(0, 7));
  const [calendar, setCalendar] = useState(loadedCalendar);
  // The rest of the dialog is shown first.
  const isTime = useDeferredValue(true, false);
  useEffect(() => {
    let isOpen = true;
    const show = (View: Calendar | null) => {
      if (isOpen) startTransition(() => setCalendar((now) => (now?.View === View ? now : { View })));
    };
    calendarCode.load().then(show, () => show(null));
    return () => {
      isOpen = false;
    };
  }, []);
  useEffect(() => onMonth(month), [onMonth, month]);
  const drawn = isTime ? calendar : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to focus
  useEffect(() => {
    if (drawn) onShown();
  }, [drawn]);
  const chooseDay = useCallback((date: string) => onChoose(date, true), [onChoose]);
  return (
    <>
      {!drawn && <p className="booking-calendar-wait">{t.opening}</p>}
      {drawn?.View && <drawn.View {...props} onMonth={setMonth} onChoose={chooseDay} />}
      {drawn?.View === null && <NativeDay {...props} onChoose={(date) => onChoose(date, false)} />}
      {notesOf(month).map((note) => (
        <p key={note} className="field-hint">
          {note}
        </p>
      ))}
      {isOnRequest(month) && (
        <p className="field-hint">
          <Message parts={t.onRequest<ReactNode>(<a href={localizedPath(PATHS.contact, language)}>{t.ask}</a>)} />
        </p>
      )}
    </>
  );
}

type NativeProps = Pick<DayCalendarProps, 'chosen' | 'today' | 'last' | 'problemOf' | 'onChoose'>;

function NativeDay({ chosen, today, last, problemOf, onChoose }: NativeProps) {
  const t = bookingMessages(useLanguage()).day;
  const [day, setDay] = useState(chosen);
  const problem = day === '' ? null : problemOf(day);
  return (
    <>
      <input
        type="date"
        aria-label={t.ofTrip}
        aria-invalid={problem !== null}
        min={today}
        max={last}
        value={day}
        onChange={({ target }) => {
          setDay(target.value);
          onChoose(target.value);
        }}
      />
      <p role="status" className={problem ? 'field-problem' : 'hidden-visually'}>
        {problem}
      </p>
    </>
  );
}
