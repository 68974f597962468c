const FIELDS = 'input:not([type=hidden],[type=search],[type=submit],[type=button]),textarea';

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { checked = false, defaultChecked = false } = field as HTMLInputElement;
  return field.value !== field.defaultValue || checked !== defaultChecked;
}

/** Fields that somebody has changed. React writes what is typed into the default as well, so looking is not enough. */
const touched = new Set<EventTarget>();

/** Notes from now on what is typed; a form that is sent or reset has nothing unsaved. */
export function watchInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target);
  });
  const forget = ({ target }: Event) => {
    for (const field of touched) if ((target as Node).contains(field as Node)) touched.delete(field);
  };
  document.addEventListener('submit', forget);
  document.addEventListener('reset', forget);
}

/** Whether a reload would lose something that somebody has typed. */
export function hasUnsavedInput(): boolean {
  if ([...touched].some((field) => (field as Node).isConnected)) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(isChanged);
}
