import type { ComponentProps, ReactNode } from 'react';
import { stepperMessages } from '../../lib/messages/stepper.ts';
import { useLanguage } from './use-language.ts';

/** Attributes of a button, those of pages whose scripts listen for them among them. */
type StepProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> & {
  readonly 'data-people'?: number;
};

interface Props {
  readonly fewer: StepProps;
  readonly more: StepProps;
  /** The element with the number. */
  readonly children: ReactNode;
}

/**
 * A group size between − and +, in islands and in static markup. Its styles are in stepper.css; a
 * button at its limit is aria-disabled, so that it can be focused.
 */
export function Stepper({ fewer, more, children }: Props) {
  const t = stepperMessages(useLanguage());
  return (
    <span className="stepper">
      <button type="button" className="button button-quiet" aria-label={t.fewer} {...fewer}>
        −
      </button>
      {children}
      <button type="button" className="button button-quiet" aria-label={t.more} {...more}>
        +
      </button>
    </span>
  );
}
