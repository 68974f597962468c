import { NO_RATE_DETAIL, type SaveCartRequest, saveCartContract } from '../../lib/cart/cart.contract.ts';
import { hasRate } from '../../lib/money/exchange-rates.ts';
import { readCart } from '../bookings/read-cart.ts';
import { saveCart } from '../bookings/save-cart.ts';
import { sampleErrors } from '../bookings/verify-cart.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type Call, commandEndpoint, queryEndpoint } from '../http/endpoint.ts';

export const readCartEndpoint = queryEndpoint(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const cart = await services.unitOfWork.read((repositories) => readCart(repositories, ref, secret));
  if (cart === null) throw new ApiProblem(404);
  return answerJson(cart);
});

export const saveCartEndpoint = commandEndpoint(saveCartContract.request, async (call, body) => {
  const catalogue = await call.services.catalogue();
  const errors = sampleErrors(body.bookingItems, catalogue);
  if (errors.length > 0) throw new ApiProblem(422, { errors });
  if (!hasRate(catalogue.rates, body.currency))
    throw new ApiProblem(422, { errors: [{ field: 'currency', detail: NO_RATE_DETAIL }] });
  if (await isNextRevision(call, body)) return answerJson({ ref: call.ref(), revision: body.revision });
  const outcome = await save(call, body);
  if (outcome.kind === 'missing') throw new ApiProblem(404);
  if (outcome.kind === 'booked')
    throw new ApiProblem(409, {
      code: outcome.kind,
      detail: 'This cart has been booked and can no longer be changed. Start a new one.',
    });
  return answerJson(outcome.response);
});

/** The usual case goes together with those of others. */
async function isNextRevision({ services, ref: refOf, secret }: Call, request: SaveCartRequest): Promise<boolean> {
  return secret !== null && services.saveNextRevision({ ref: refOf(), secret, request });
}

/**
 * Saves a cart. Only the save itself knows whether the reference is free, as the secret may be made
 * up.
 */
async function save({ services, ref: refOf, secret, reserve }: Call, body: SaveCartRequest) {
  const ref = refOf();
  const claim = await reserve('claim');
  const sender = { ref, secret, mayClaim: claim.isWithin };
  let isClaimed = false;
  try {
    const outcome = await services.unitOfWork.write(ref, (repositories) =>
      saveCart(repositories, sender, body, services.clock()),
    );
    if (outcome.kind === 'claims-too-many') throw claim.refusal();
    isClaimed = outcome.kind === 'claimed';
    return outcome;
  } finally {
    if (!isClaimed) await claim.release();
  }
}
