import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in Spanish. They begin with what was not done. */
export const es: RequestErrorMessages = {
  offline: (safe: string) =>
    `Sin respuesta: puede que no tengas conexión. ${safe} Inténtalo de nuevo cuando la tengas. Nada se hará dos veces.`,
  unavailable: (not: string) => `${not}: nuestro servicio no responde en este momento.`,
  retry: 'Inténtalo de nuevo en un momento.',
  number: (id: string) => `Si nos escribes, danos este número: ${id}.`,
  noApi: (not: string, safe: string) => `${not}: esta copia del sitio solo recibe solicitudes por mensaje. ${safe}`,
  notFound: (not: string) =>
    `${not}: este dispositivo no puede abrir esa reserva. Abre el enlace de nuestro correo, o escríbenos.`,
};
