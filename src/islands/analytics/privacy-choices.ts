import { consentText } from '../../lib/analytics/consent.text.ts';
import type { Consent } from '../../lib/analytics/consent.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { privacyChoicesMessages } from '../../lib/messages/privacy-choices.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { openModal } from '../kit/open-modal.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { pageLanguage } from '../page/page-language.ts';
import { configuredTag } from './analytics.ts';
import { $consent, grantConsent, needsConsentRequest, refuseConsent } from './consent.store.ts';

/** Styles of the privacy dialog: see privacy-choices.ts. */
const PRIVACY_CHOICES_STYLE = `
.privacy-choices{width:min(30rem,100vw - 2rem);max-height:calc(100dvh - 2rem);padding:var(--space-5);border:1px solid var(--line);border-radius:var(--radius-large);background:var(--surface-raised);color:var(--text);box-shadow:var(--shadow)}
.privacy-choices::backdrop{background:rgb(8 20 32/.45)}
.privacy-choices h2{font-size:var(--step-2)}
.privacy-choices>*+*,.privacy-choices p+p{margin-top:var(--space-3)}
.privacy-choices [role=status]{padding:var(--space-3);border-radius:var(--radius);background:var(--surface-soft);font-weight:600}
.privacy-choices form{display:grid;grid-template-columns:1fr 1fr;gap:var(--space-3)}
.privacy-choices [value=close]{grid-column:1/-1}
.privacy-choices [aria-pressed=true]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link);color:var(--link)}
.privacy-choices a{display:inline-flex;align-items:center;min-height:var(--target)}`;

const BUTTON = 'button button-quiet';

/** Markup of the dialog. Both answers look alike, so that neither is easier. */
function dialogMarkup(language: Language): string {
  const t = privacyChoicesMessages(language);
  return `<h2 id="privacy-choices-title">${t.title}</h2>
<div></div>
<p role="status"></p>
<form method="dialog">
<button class="${BUTTON}" type="button" value="granted">${t.allow}</button>
<button class="${BUTTON}" type="button" value="refused">${t.refuse}</button>
<button class="${BUTTON}" value="close">${t.done}</button>
</form>
<p><a href="${localizedPath(PATHS.privacy, language)}">${t.link}</a></p>`;
}

function queryIn<Part extends Element>(dialog: HTMLElement, selector: string): Part {
  const found = dialog.querySelector<Part>(selector);
  if (!found) throw new Error(`The privacy dialog has no ${selector}`);
  return found;
}

function showConsent(dialog: HTMLElement, consent: Consent): void {
  const tag = configuredTag();
  const { measured, state } = consentText(consent, tag && new URL(tag.url).host, needsConsentRequest(), pageLanguage());
  const paragraphs = measured.map((text) => Object.assign(document.createElement('p'), { textContent: text }));
  queryIn(dialog, 'div').replaceChildren(...paragraphs);
  queryIn(dialog, '[role=status]').textContent = state;
  for (const button of dialog.querySelectorAll('button[type=button]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('value') === consent));
  }
}

function createDialog(): HTMLDialogElement {
  adoptStyles(PRIVACY_CHOICES_STYLE);
  const dialog = document.createElement('dialog');
  dialog.className = 'privacy-choices';
  dialog.setAttribute('aria-labelledby', 'privacy-choices-title');
  dialog.setAttribute('closedby', 'any');
  dialog.innerHTML = dialogMarkup(pageLanguage());
  queryIn(dialog, '[value=granted]').addEventListener('click', grantConsent);
  queryIn(dialog, '[value=refused]').addEventListener('click', refuseConsent);
  document.body.append(dialog);
  return dialog;
}

/**
 * Opens the consent control of the root shell (specification.md#page-frame); focus returns to the
 * button when it closes.
 */
export function openPrivacyChoices(): void {
  const dialog = createDialog();
  const unsubscribe = $consent.subscribe((consent) => showConsent(dialog, consent));
  dialog.addEventListener('close', () => {
    unsubscribe();
    dialog.remove();
  });
  openModal(dialog);
}
