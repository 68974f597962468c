/** The header is measured so long after the first touch (specification.md#timing). */
const MEASURE_DELAYS_MS = [50, 100] as const;

const PROPERTY = '--header-height';

/** The box inside the header's border: its least height is the property. */
const BOX = '.site-header > *';

/** Measures the header, which larger text can make higher than in the style sheet. */
function measure(): void {
  const { style } = document.documentElement;
  const box = document.querySelector<HTMLElement>(BOX);
  style.removeProperty(PROPERTY);
  const declared = box ? Number.parseFloat(getComputedStyle(box).minHeight) : 0;
  if (box && box.offsetHeight > declared + 1) style.setProperty(PROPERTY, `${box.offsetHeight}px`);
}

/** Sets the height of the header as a CSS property, for elements below it. */
export function syncHeaderHeight(): void {
  const measureSoon = () => {
    for (const wait of MEASURE_DELAYS_MS) setTimeout(measure, wait);
  };
  measureSoon();
  addEventListener('pageshow', measureSoon);
  addEventListener('resize', measureSoon);
}
