import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  readonly icon: IconName;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
}

/** A button that shows an icon alone. Static markup has the class `icon-button` of controls.css. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button {...rest} type="button" className="icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
