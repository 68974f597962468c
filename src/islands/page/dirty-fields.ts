/** The fields that were changed on this page. */
export const dirtyFields = new Set<EventTarget | null>();

function markDirty({ target }: Event): void {
  dirtyFields.add(target);
}

/**
 * Records from the first moment on which fields are changed. Which of them a reload would lose:
 * unsaved-changes.ts.
 */
export function trackDirtyFields(): void {
  document.addEventListener('input', markDirty);
}
