import { Component, createRef, type ReactNode } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { islandsMessages } from '../../lib/messages/islands.ts';
import { isCrawler } from '../../lib/site/crawler.ts';
import { pageLanguage } from '../page/page-language.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { LanguageContext } from './use-language.ts';

interface Props {
  /** Returns what is said of it when it fails. */
  readonly messages: (language: Language) => { readonly failed: string };
  /** Whether its HTML works without React: see islands/start/intent-directive.ts. */
  readonly isNative?: boolean;
  /** The language of what is below it, where it is rendered at build. */
  readonly language?: Language | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Whether the keyboard was inside of the island before an update. */
type HadFocus = boolean;

const FOCUSABLE = 'button, a[href], input, select, textarea';

/**
 * The root of every island: reports hydration, and catches errors with a retry. A tap before
 * hydration is thus not lost, and crawlers see no error (specification.md#errors).
 */
export class Island extends Component<Props, State> {
  override state: State = { failed: false };
  readonly #root = createRef<HTMLDivElement>();
  #readyTimer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount(): void {
    const root = this.#root.current;
    if (!root) return;
    replayEarlyInput(root);
    // What was typed has to be in the state before the tap that came after it.
    this.#readyTimer = setTimeout(() => root.dispatchEvent(new Event('island:ready', { bubbles: true })));
  }

  override getSnapshotBeforeUpdate(): HadFocus {
    return this.#root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_: Props, { failed }: State, hadFocus: HadFocus): void {
    if (hadFocus && failed !== this.state.failed) this.#root.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#readyTimer);
  }

  override render(): ReactNode {
    return (
      <div className="island" data-native={this.props.isNative ? '' : undefined} ref={this.#root}>
        <LanguageContext value={this.props.language ?? null}>
          {this.state.failed ? this.#problem() : this.props.children}
        </LanguageContext>
      </div>
    );
  }

  #problem(): ReactNode {
    if (isCrawler(navigator.userAgent)) return null;
    const { messages, language = pageLanguage() } = this.props;
    return (
      <p role="alert">
        {messages(language).failed}{' '}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {islandsMessages(language).retry}
        </button>
      </p>
    );
  }
}
