/** Whatever somebody has typed into or picked from on this page. */
export const typedFields = new Set<EventTarget | null>();

function note({ target }: Event): void {
  typedFields.add(target);
}

/** Notes from the first moment on what is typed: which of it a reload would lose is asked later, see unsaved-input.ts. */
export function noteTyping(): void {
  document.addEventListener('input', note);
}
