/** A member of the staff, by the name that changes carry. */
export type StaffActor = `staff:${string}`;

/** A reseller, by the name that changes carry. */
export type ResellerActor = `reseller:${string}`;

/** Whoever acts for the operator: a command, or a member of the staff. */
export type OperatorActor = 'operator' | StaffActor;

/** The actor of a change. */
export type Actor = 'traveller' | 'payment' | 'clock' | ResellerActor | OperatorActor;

const STAFF = 'staff:';
const RESELLER = 'reseller:';

/** The member of the staff with a name. */
export function staffActor(name: string): StaffActor {
  return `${STAFF}${name}`;
}

/** The reseller with a name. */
export function resellerActor(name: string): ResellerActor {
  return `${RESELLER}${name}`;
}

/** The name of a reseller; null for any other actor. */
export function resellerNameOf(actor: Actor): string | null {
  return isReseller(actor) ? actor.slice(RESELLER.length) : null;
}

/** The name of a member of the staff; null for any other actor. */
export function staffNameOf(actor: Actor): string | null {
  return actor.startsWith(STAFF) ? actor.slice(STAFF.length) : null;
}

/**
 * The kind of an actor as travellers and companies are told of it: without names. A reseller acts
 * for its traveller.
 */
export function publicActor(actor: Actor): Exclude<Actor, StaffActor | ResellerActor> {
  if (isReseller(actor)) return 'traveller';
  return isStaff(actor) ? 'operator' : actor;
}

/** The actor within a sentence: "said by the traveller", "said by Joy Ramos". */
export function actorText(actor: Actor): string {
  return staffNameOf(actor) ?? resellerNameOf(actor) ?? `the ${publicActor(actor)}`;
}

function isReseller(actor: Actor): actor is ResellerActor {
  return actor.startsWith(RESELLER);
}

function isStaff(actor: Actor): actor is StaffActor {
  return actor.startsWith(STAFF);
}
