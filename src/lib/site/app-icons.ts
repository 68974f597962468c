/**
 * A size and purpose of the app's icon. `maskable` fills its square, so that a system may crop it.
 */
export interface AppIcon {
  /** The file's name without its ending. */
  readonly name: string;
  /** Pixels of a side. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** The icons of the web manifest. */
export const MANIFEST_ICONS: readonly AppIcon[] = [
  { name: 'app-192', size: 192, purpose: 'any' },
  { name: 'app-512', size: 512, purpose: 'any' },
  { name: 'maskable-192', size: 192, purpose: 'maskable' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** The icon of the manifest's shortcuts. */
export const SHORTCUT_ICON: AppIcon = { name: 'shortcut-96', size: 96, purpose: 'any' };

/** iPhones put no transparent icons on their screen. */
export const APPLE_ICON: AppIcon = { name: 'apple', size: 180, purpose: 'maskable' };

export const APP_ICONS: readonly AppIcon[] = [...MANIFEST_ICONS, SHORTCUT_ICON, APPLE_ICON];
