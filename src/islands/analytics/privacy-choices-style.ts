/** How the privacy dialog looks: see privacy-choices.ts. */
export const PRIVACY_CHOICES_STYLE = `
.privacy-choices{width:min(30rem,100vw - 2rem);max-height:calc(100dvh - 2rem);padding:var(--space-5);border:1px solid var(--line);border-radius:var(--radius-large);background:var(--surface-raised);color:var(--text);box-shadow:var(--shadow)}
.privacy-choices::backdrop{background:rgb(8 20 32/.45)}
.privacy-choices h2{font-size:var(--step-2)}
.privacy-choices>*+*,.privacy-choices p+p{margin-top:var(--space-3)}
.privacy-choices [role=status]{padding:var(--space-3);border-radius:var(--radius);background:var(--surface-soft);font-weight:600}
.privacy-choices form{display:grid;grid-template-columns:1fr 1fr;gap:var(--space-3)}
.privacy-choices [value=close]{grid-column:1/-1}
.privacy-choices [aria-pressed=true]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link);color:var(--link)}
.privacy-choices a{display:inline-flex;align-items:center;min-height:var(--target)}`;
