import { Component, type ReactNode } from 'react';
import { areInFlow } from './notifications-in-flow.ts';

interface Props {
  readonly children?: ReactNode;
}

/** Where an element stands in the window; null for one that is not looked at. */
type Top = number | null;

function topOfFocus(): Top {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || !areInFlow()) return null;
  return activeElement.getBoundingClientRect().top;
}

/** Scrolls the page by as much as its content moves the focused element. */
export class SteadyFocus extends Component<Props> {
  override getSnapshotBeforeUpdate(): Top {
    return topOfFocus();
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Top): void {
    const distance = before === null ? 0 : (topOfFocus() ?? before) - before;
    if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
