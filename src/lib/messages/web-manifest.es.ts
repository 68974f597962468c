import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in Spanish. */
export const es: WebManifestMessages = {
  shortcuts: {
    transfers: { name: 'Traslados', description: 'Minivans entre los pueblos de Palawan' },
    tours: { name: 'Excursiones', description: 'Barcos a las islas, el río subterráneo, visitas de la ciudad' },
    cart: { name: 'Carrito', description: 'Los viajes que vas a reservar' },
    trips: { name: 'Mis viajes', description: 'Comprobantes y datos de tus reservas' },
  },
  screenshots: {
    home: 'Encuentra una minivan, un barco o una excursión',
    tour: 'Un precio claro para tu grupo',
    wide: 'De pueblo en pueblo, comparado',
  },
};
