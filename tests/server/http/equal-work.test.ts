import { expect, test } from 'vitest';
import { MARIA } from '../../fixtures/builders/a-passport-booking.ts';
import { aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('a reference that is missing', (newPlace) => {
  test.each([
    ['GET', '/api/bookings/:ref', undefined],
    ['GET', '/api/cart/:ref', undefined],
    ['POST', '/api/bookings/:ref/cancellation', { expectedRefund: { minor: 0, currency: 'USD' } }],
    ['POST', '/api/bookings/:ref/payment', { method: 'manual' }],
    ['PUT', '/api/bookings/:ref/participants', { tripRef: 'AAAAAAAA', index: 0, participant: MARIA }],
    ['PUT', '/api/bookings/:ref/hotels', { tripRef: 'AAAAAAAA', side: 'dropoff', hotel: 'Casa' }],
    ['PUT', '/api/bookings/:ref/email', { email: 'maria@example.com' }],
    ['POST', '/api/bookings/:ref/mail', {}],
  ])('takes the same work as one that is closed, by %s of %s', async (method, path, body) => {
    const services = await aServices(await newPlace());
    await book(services);
    await send(services, 'POST', '/api/cart/upsert/CARTONLY', { body: aCartBody() });
    const queries = async (ref: string, secret?: string) => {
      const seen: string[] = [];
      const unitOfWork = recordingStore(services, seen);
      const answer = await send({ ...services, unitOfWork }, method, path.replace(':ref', ref), {
        secret,
        key: 'a-key-of-its-own',
        ...(body && { body }),
      });
      return { status: answer.status, body: answer.body, seen };
    };
    const missing = await queries('NOTHERE1', 'wrong');
    expect(missing.status).toBe(404);
    expect(missing.seen).toEqual(['secrets.hashesOf']);
    for (const ref of [REF, 'CARTONLY']) {
      expect(await queries(ref, 'wrong')).toEqual(missing);
      expect(await queries(ref)).toEqual(missing);
    }
  });
});

/** A store that writes down what is asked of it. */
function recordingStore({ unitOfWork }: TestServices, seen: string[]): TestServices['unitOfWork'] {
  const recorded = (repositories: Parameters<Parameters<typeof unitOfWork.read>[0]>[0]) =>
    Object.fromEntries(
      Object.entries(repositories).map(([name, repository]) => [name, recordCalls(name, repository as object, seen)]),
    ) as unknown as typeof repositories;
  return {
    ...unitOfWork,
    read: (work) => unitOfWork.read((repositories) => work(recorded(repositories))),
    write: (ref, work) => unitOfWork.write(ref, (repositories) => work(recorded(repositories))),
  };
}

function recordCalls(name: string, repository: object, seen: string[]): object {
  return new Proxy(repository, {
    get: (target, property) => {
      const method = Reflect.get(target, property) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        seen.push(`${name}.${String(property)}`);
        return method.apply(target, args);
      };
    },
  });
}
