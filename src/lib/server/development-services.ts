import { readEnvironment } from './environment.ts';
import { openServices, type Services } from './services.ts';

let services: Services | undefined;

/** The services of `astro dev`, which runs without the host: opened at the first request, kept until it stops. */
export function developmentServices(): Services {
  services ??= openServices(readEnvironment(process.env));
  return services;
}
