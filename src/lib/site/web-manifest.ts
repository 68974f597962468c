import type { Language } from '../languages/language.ts';
import { localizedPath } from '../languages/localized-path.ts';
import { webManifestMessages } from '../messages/web-manifest.ts';
import { iconPath, PATHS } from '../navigation/paths.ts';
import { type AppIcon, MANIFEST_ICONS, SHORTCUT_ICON } from './app-icons.ts';
import type { Site } from './site.schema.ts';

/** A picture for the system's install dialog. */
export interface Screenshot {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

function icon({ name, size, purpose }: AppIcon) {
  return { src: iconPath(name), sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** Links in the menu of the app's icon. */
function shortcuts(language: Language) {
  const t = webManifestMessages(language).shortcuts;
  const links = [
    { ...t.transfers, url: PATHS.transfers },
    { ...t.tours, url: PATHS.tours },
    { ...t.cart, url: PATHS.cart },
    { ...t.trips, url: PATHS.trips },
  ];
  return links.map((link) => ({
    ...link,
    url: localizedPath(link.url, language),
    icons: [icon(SHORTCUT_ICON)],
  }));
}

function screenshots(language: Language): readonly Screenshot[] {
  const { home, tour, wide } = webManifestMessages(language).screenshots;
  return [
    { src: '/screenshots/home.webp', sizes: '720x1480', form_factor: 'narrow', label: home },
    { src: '/screenshots/tour.webp', sizes: '720x1480', form_factor: 'narrow', label: tour },
    { src: '/screenshots/wide.webp', sizes: '1280x800', form_factor: 'wide', label: wide },
  ];
}

/** The web app manifest (specification.md#calls). */
export function webManifest({ name, shortName, tagline, seoDescription }: Site, language: Language) {
  return {
    id: '/',
    name: `${name}: ${tagline}`,
    short_name: shortName,
    description: seoDescription,
    lang: language,
    start_url: localizedPath('/', language),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#1976d2',
    categories: ['travel'],
    icons: [...MANIFEST_ICONS.map(icon), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    shortcuts: shortcuts(language),
    screenshots: screenshots(language).map((screenshot) => ({ ...screenshot, type: 'image/webp' })),
  };
}
