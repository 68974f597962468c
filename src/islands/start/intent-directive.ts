import { isModifiedClick } from '../page/modified-click.ts';

/** Loads an island's code and gives the function that hydrates it: `ClientDirective` of Astro, without its other cases. */
export type Load = () => Promise<() => Promise<void>>;

/** The events of somebody who is about to use an island: near it, touching it, or there by keyboard. */
const INTENTS = ['pointerover', 'focusin', 'keydown'] as const;

/** Events that are held while the code loads. Assistive technology may click without any of the above. */
const HELD_EVENTS = ['click', 'submit'] as const;

/** An island says so when it is hydrated: see islands/kit/Island.tsx. */
const READY = 'island:ready';

/** Astro says so when the code does not come; where not even its own does, we do. */
const FAILED = 'astro:hydration-error';

type Action = () => void;

function actionOf(event: Event): Action {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  return () => target.click();
}

/** What is typed or picked stays in its field; Island.tsx tells React of it. */
function markChanged({ target }: Event): void {
  Object.assign(target as EventTarget, { changedEarly: true });
}

/**
 * `client:intent`: an island is hydrated when somebody is about to use it, and the first tap is not lost: it is held back and
 * done again, once, when the island is ready, and the island shows meanwhile that it was heard. Until then its prerendered HTML stands there and no script has run
 * (specification.md#page-speed). When the code does not come, the tap goes to the HTML, and the next one tries again. An island of
 * native links and popovers (`data-native`) holds nothing back, and nobody hears that its code did not come.
 */
export default function intent(load: Load, _options: unknown, island: HTMLElement): void {
  const isNative = island.querySelector('[data-native]');
  let isHydrating = false;
  let last: Action | undefined;
  // On the island and not on what was pressed: React would miss it there. See styles/controls.css.
  const showPressed = (isPressed: boolean) => island.toggleAttribute('data-pressed', isPressed);
  const hydrate = async () => {
    if (isHydrating) return;
    isHydrating = true;
    try {
      await (await load())();
    } catch (error) {
      island.dispatchEvent(new Event(FAILED));
      if (!isNative) throw error;
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
    if (isNative) failure.stopPropagation();
    replayAction();
    isHydrating = false;
    setListeners('addEventListener');
  };
  setListeners('addEventListener');
}
