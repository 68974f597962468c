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
const SHORTCUTS = [
  { name: 'Transfers', description: 'Vans between the towns of Palawan', url: PATHS.transfers },
  { name: 'Tours', description: 'Island boats, the Underground River, city tours', url: PATHS.tours },
  { name: 'Cart', description: 'Trips you are about to book', url: PATHS.cart },
  { name: 'My trips', description: 'Vouchers and details of your bookings', url: PATHS.trips },
];

const SCREENSHOTS: readonly Screenshot[] = [
  { src: '/screenshots/home.webp', sizes: '720x1480', form_factor: 'narrow', label: 'Find a van, a boat or a tour' },
  { src: '/screenshots/tour.webp', sizes: '720x1480', form_factor: 'narrow', label: 'One clear price for your group' },
  { src: '/screenshots/wide.webp', sizes: '1280x800', form_factor: 'wide', label: 'From town to town, compared' },
];

/** The web app manifest (specification.md#calls). */
export function webManifest({ name, shortName, tagline, seoDescription }: Site) {
  return {
    id: '/',
    name: `${name}: ${tagline}`,
    short_name: shortName,
    description: seoDescription,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#1976d2',
    categories: ['travel'],
    icons: [...MANIFEST_ICONS.map(icon), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: [icon(SHORTCUT_ICON)] })),
    screenshots: SCREENSHOTS.map((screenshot) => ({ ...screenshot, type: 'image/webp' })),
  };
}
