import { isModifiedClick } from '../page/modified-click.ts';

/** Loads an island's code and returns its hydrate function: `ClientDirective` of Astro. */
export type Load = () => Promise<() => Promise<void>>;

/** Events that show intent to use an island: by pointer, focus or keyboard. */
const INTENTS = ['pointerover', 'focusin', 'keydown'] as const;

/** The intent of nobody who waits: a pointer above, or hydrate-visible-islands.ts. */
const AHEAD = 'pointerover';

/** Events that are held while the code loads; assistive technology may click without intent. */
const HELD_EVENTS = ['click', 'submit'] as const;

/** The event of a hydrated island: see islands/kit/Island.tsx. */
const READY = 'island:ready';

/** The event of a failed load, from Astro or from here. */
const FAILED = 'astro:hydration-error';

type Action = () => void;

function actionOf(event: Event): Action {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  return () => target.click();
}

/** Marks changed fields; Island.tsx reports them to React. */
function markChanged({ target }: Event): void {
  (target as EventTarget & { changedEarly?: true }).changedEarly = true;
}

/**
 * `client:intent` hydrates an island on intent and repeats the first tap once it is ready. Until
 * then its prerendered HTML is shown as busy; after a failed load the tap goes to the HTML
 * (specification.md#page-speed). A load that a pointer alone has caused fails silently. Native
 * islands (`data-native`) work without code, so nothing is held.
 */
export default function intent(load: Load, _options: unknown, island: HTMLElement): void {
  const isNative = island.querySelector('[data-native]') !== null;
  let isHydrating = false;
  let isSilent: boolean;
  let last: Action | undefined;
  // On the island and not on what was pressed: React would miss it there. See styles/controls.css.
  const showPressed = (isPressed: boolean) => island.toggleAttribute('data-pressed', isPressed);
  const hydrate = async (intent?: Event) => {
    if (isHydrating) return;
    isHydrating = true;
    isSilent = isNative || intent?.type === AHEAD;
    try {
      await (await load())();
    } catch (error) {
      const isReported = last || !isSilent;
      island.dispatchEvent(new Event(FAILED));
      if (isReported) throw error;
    }
  };
  const holdEvent = (event: Event) => {
    if (isNative || isModifiedClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last = actionOf(event);
    showPressed(true);
    hydrate();
  };
  const setListeners = (verb: 'addEventListener' | 'removeEventListener') => {
    for (const type of INTENTS) island[verb](type, hydrate);
    for (const type of HELD_EVENTS) island[verb](type, holdEvent, true);
    island[verb]('input', markChanged);
    island[verb](READY, replayAction);
    island[verb](FAILED, startOver);
  };
  const replayAction = () => {
    setListeners('removeEventListener');
    showPressed(false);
    last?.();
    last = undefined;
  };
  const startOver = (failure: Event) => {
    if (isSilent && !last) failure.stopPropagation();
    replayAction();
    isHydrating = false;
    setListeners('addEventListener');
  };
  setListeners('addEventListener');
}
