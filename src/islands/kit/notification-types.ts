/** A link of a notification. */
export interface NotificationLink {
  readonly label: string;
  readonly href: string;
}

/** Why a card stays although one of its buttons was pressed: a text in the place of its own. */
export type Outcome = { readonly problem: string } | undefined;

/** A button of a card. */
export interface NotificationAction {
  readonly label: string;
  /** What it does; the card closes in any case, unless this returns a problem. */
  readonly run?: () => Promise<Outcome> | undefined;
}

/** A short text that goes away by itself. The newest replaces the last one. */
export interface Toast {
  readonly kind: 'toast';
  readonly text: string;
  readonly link?: NotificationLink;
  /** A text to copy by hand. */
  readonly field?: { readonly label: string; readonly value: string };
}

/** A short message in a corner of the page, with buttons. */
export interface Card {
  readonly kind: 'card';
  /** What it is about, in a word. One that is about the same takes its place. */
  readonly label: string;
  readonly text: string;
  /** Leads to more about it. */
  readonly link?: NotificationLink;
  /** The first one stands out; Escape does what the last one does. */
  readonly actions: readonly NotificationAction[];
  /** Whether it says that something does not work: all others stay away from checkout. */
  readonly isProblem?: boolean;
  /** Whether none stands out: an answer is as easy as the other. */
  readonly areAlike?: boolean;
}

/** One quiet line that can be closed. */
export interface Banner {
  readonly kind: 'banner';
  readonly label: string;
  readonly text: string;
  readonly link: NotificationLink;
  /** The language of its words, where it is not that of the page. */
  readonly lang?: string;
  /** What its button does besides closing it. */
  readonly onClose?: () => void;
  /** "waiting" where trips may not take place as planned; quiet where it is left out. */
  readonly tone?: 'waiting';
}

/** A link beside what the traveller has used. It stays until the next page. */
export interface PlacedLink {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  /** Where it stands, last. */
  readonly place: HTMLElement;
  /** The attribute by which it is known. */
  readonly mark: `data-${string}`;
}

/** An error that nobody caught: the error view in the place of the page. */
export interface Failure {
  readonly kind: 'failure';
  readonly label: 'Error';
  /** What is said where React does not come. */
  readonly text: string;
  /** The error's own message. */
  readonly message: string;
}

/** What a page says beside its content, or instead of it. */
export type PageNotification = Toast | Card | Banner | PlacedLink | Failure;

/** A notification that is shown. */
export type Shown<Kind extends PageNotification = PageNotification> = Kind & { readonly id: number };
