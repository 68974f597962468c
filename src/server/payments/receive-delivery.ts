import type { Logger } from '../config/logger.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { receiveEvent } from './receive-event.ts';
import type { PaymentService, ServiceEvent, WebhookDelivery } from './services/payment-provider.ts';

/** What receiving needs. */
export interface ReceiveDeps {
  readonly unitOfWork: UnitOfWork;
  readonly payments: readonly PaymentService[];
  readonly clock: () => number;
  readonly logger: Logger;
}

/** How a message was received. */
export type ReceiveWebhookOutcome =
  /** Whatever it says is written down, or does not matter here. */
  | 'received'
  | 'forged'
  /** The service signed it, and it makes no sense: nothing was counted. */
  | 'malformed'
  /** This server takes no payments by that service. */
  | 'unknown-service'
  /** The service had to be asked, and did not answer: it should send the message again. */
  | 'later';

/** Receives a message that says it is from a service. */
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

/** Writes down what a service says has happened, one after the other. Whatever the operator should look at is logged. */
export async function receiveEvents(
  { unitOfWork, clock, logger }: Pick<ReceiveDeps, 'unitOfWork' | 'clock' | 'logger'>,
  service: string,
  events: readonly ServiceEvent[],
): Promise<void> {
  for (const event of events) {
    const outcome = await receiveEvent(unitOfWork, service, event, clock());
    if (outcome.kind === 'unknown') logger.warn({ service, ...subjectOf(event) }, 'a payment that did not begin here');
    if (outcome.kind === 'odd') logger.error({ service, why: outcome.why }, 'a payment that is not what was asked');
  }
}

/** Enough to find it on the service's own pages. */
function subjectOf(event: ServiceEvent): { readonly event: string; readonly id: string } {
  return { event: event.kind, id: event.kind === 'refund' ? event.refund.paymentId : event.sessionId };
}
