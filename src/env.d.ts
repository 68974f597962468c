type Services = import('./lib/server/services.ts').Services;

declare namespace App {
  /** What every endpoint finds in `locals`. */
  interface Locals extends Services {}
}

/** Put in place of this name by `astro.config.ts`. */
declare const __BUILD_IDENTITY__: import('./lib/content/build-identity.ts').BuildIdentity;
