type Services = import('./lib/server/services.ts').Services;

declare namespace App {
  /** What every endpoint finds in `locals`. */
  interface Locals extends Services {}
}
