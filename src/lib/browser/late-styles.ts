/** Decorative styles wait this long, so that they never compete with the page itself (specification, section 9, Timing). */
const LATE_AFTER_MS = 1500;

/** Loads the display typeface's style sheet late. Until then a system face of the same measure stands in. */
export function loadLateStyles(href: string): void {
  setTimeout(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }, LATE_AFTER_MS);
}
