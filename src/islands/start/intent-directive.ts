import { isModifiedClick } from '../page/modified-click.ts';

/** Brings an island's code and gives the function that makes it alive: `ClientDirective` of Astro, without its other cases. */
export type Load = () => Promise<() => Promise<void>>;

/** What a traveller does who is about to use something: comes near it or touches it, reaches it by keyboard. */
const INTENTS = ['pointerover', 'focusin', 'keydown'] as const;

/** What must not get lost while the code is still on its way. Assistive technology may click without any of the above. */
const DEEDS = ['click', 'submit'] as const;

/** An island says so when it is alive: see islands/kit/Island.tsx. */
const READY = 'island:ready';

/** Astro says so when the code does not come. */
const FAILED = 'astro:hydration-error';

type Deed = () => void;

function deedOf(event: Event): Deed {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  return () => target.click();
}

/** What is typed or picked stays in its field; Island.tsx tells React of it. */
function markField({ target }: Event): void {
  Object.assign(target as EventTarget, { changedEarly: true });
}

/**
 * `client:intent`: an island comes alive when somebody is about to use it, and the first tap is not lost: it is held back and
 * done again, once, when the island is ready, and the island shows meanwhile that it was heard. Until then its prerendered HTML stands there and no script has run
 * (specification.md#page-speed). When the code does not come, the tap goes to the HTML, and the next one tries again.
 */
export default function intent(load: Load, _options: unknown, island: HTMLElement): void {
  let isWaking = false;
  let last: Deed | undefined;
  // On the island and not on what was pressed: React would miss it there. See styles/controls.css.
  const showHeard = (isHeard: boolean) => island.toggleAttribute('data-pressed', isHeard);
  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    try {
      await (await load())();
    } catch (error) {
      giveUp();
      throw error;
    }
  };
  const hold = (event: Event) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last = deedOf(event);
    showHeard(true);
    wake();
  };
  const listen = (verb: 'addEventListener' | 'removeEventListener') => {
    for (const type of INTENTS) island[verb](type, wake);
    for (const type of DEEDS) island[verb](type, hold, true);
    island[verb]('input', markField);
    island[verb](READY, release);
    island[verb](FAILED, giveUp);
  };
  const release = () => {
    listen('removeEventListener');
    showHeard(false);
    last?.();
    last = undefined;
  };
  const giveUp = () => {
    release();
    isWaking = false;
    listen('addEventListener');
  };
  listen('addEventListener');
}
