import { type CatalogueSource, parseCatalogue } from '../config/booking-catalogue.ts';
import { readEnvironment } from '../config/environment.ts';
import { openServices, type Services } from './services.ts';

let services: Promise<Services> | undefined;

/** The services of `astro dev`, which runs without the host: opened at the first request, kept until it stops. */
export function developmentServices(origin: string): Promise<Services> {
  services ??= openServices(readEnvironment(process.env), catalogueFrom(`${origin}/booking-catalogue.json`));
  return services;
}

/** There is no build to read, but the development server makes the same file from today's content. */
function catalogueFrom(url: string): CatalogueSource {
  return async () => parseCatalogue(await (await fetch(url)).json(), url);
}
