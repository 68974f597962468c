/**
 * Links to this page in its languages, as the footer has them. What is chosen is stored by
 * languages/language-links.ts.
 */
export function LanguageLinks() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.site-footer .language-links a')];
  return (
    <p className="language-links currency-languages">
      {links.map((link) => (
        <a
          key={link.hreflang}
          href={link.href}
          hrefLang={link.hreflang}
          lang={link.lang || undefined}
          aria-current={link.hasAttribute('aria-current') || undefined}
        >
          {link.textContent}
        </a>
      ))}
    </p>
  );
}
