import type { CatalogueSource } from '../config/booking-catalogue.ts';
import type { Logger } from '../config/logger.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { receiveEvent } from './receive-event.ts';
import type { PaymentService, ServiceEvent, WebhookDelivery } from './services/payment-provider.ts';

/** Dependencies of receiving messages. */
export interface ReceiveDeps {
  readonly unitOfWork: UnitOfWork;
  readonly catalogue: CatalogueSource;
  readonly payments: readonly PaymentService[];
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Outcome of receiving a message. */
export type ReceiveWebhookOutcome =
  /** Its events are recorded, or do not matter here. */
  | 'received'
  | 'forged'
  /** Signed by the service but invalid: nothing was counted. */
  | 'malformed'
  /** This server takes no payments by that service. */
  | 'unknown-service'
  /** The service had to be asked and did not answer: it should send the message again. */
  | 'later';

/** Receives a message that claims to be from a service. */
export async function receiveWebhook(
  services: ReceiveDeps,
  method: string,
  delivery: WebhookDelivery,
): Promise<ReceiveWebhookOutcome> {
  const { payments, clock, logger } = services;
  const service = payments.find((one) => one.method.id === method);
  if (!service) return 'unknown-service';
  const read = await service.readWebhook(delivery, clock());
  if (read.kind === 'events') {
    await receiveEvents(services, method, read.events);
    return 'received';
  }
  logger.warn({ service: method, ...read }, 'a message of a payment service was not taken');
  return read.kind === 'forged' || read.kind === 'malformed' ? read.kind : 'later';
}

/**
 * Records the events of a service, one after the other. Unexpected ones are logged for the
 * operator.
 */
export async function receiveEvents(
  { unitOfWork, catalogue, clock, logger }: Pick<ReceiveDeps, 'unitOfWork' | 'catalogue' | 'clock' | 'logger'>,
  service: string,
  events: readonly ServiceEvent[],
): Promise<void> {
  for (const event of events) {
    const outcome = await receiveEvent(unitOfWork, service, event, await catalogue(), clock());
    if (outcome.kind === 'unknown') logger.warn({ service, ...subjectOf(event) }, 'a payment that did not begin here');
    if (outcome.kind === 'odd') logger.error({ service, why: outcome.why }, 'a payment that is not what was asked');
  }
}

/** The ids with which an event is found at the service. */
function subjectOf(event: ServiceEvent): { readonly event: string; readonly id: string } {
  return { event: event.kind, id: event.kind === 'refund' ? event.refund.paymentId : event.sessionId };
}
