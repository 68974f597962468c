import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

const PATHS = {
  close: 'M18 6 6 18M6 6l12 12',
  enlarge: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m10 17-5-5M11 8v6m-3-3h6',
  next: 'm9 18 6-6-6-6',
  previous: 'm15 18-6-6 6-6',
} as const;

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  readonly icon: keyof typeof PATHS;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
}

/** A button that shows an icon alone. Static markup has the class `icon-button` of controls.css. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button {...rest} type="button" className="icon-button" aria-label={label}>
      <Icon path={PATHS[icon]} />
    </button>
  );
}
