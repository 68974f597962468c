/** A member of the staff, by the name that changes carry. */
export type StaffActor = `staff:${string}`;

/** Whoever acts for the operator: a command, or a member of the staff. */
export type OperatorActor = 'operator' | StaffActor;

/** The actor of a change. */
export type Actor = 'traveller' | 'payment' | 'clock' | OperatorActor;

const STAFF = 'staff:';

/** The member of the staff with a name. */
export function staffActor(name: string): StaffActor {
  return `${STAFF}${name}`;
}

/** The name of a member of the staff; null for any other actor. */
export function staffNameOf(actor: Actor): string | null {
  return actor.startsWith(STAFF) ? actor.slice(STAFF.length) : null;
}

/** The kind of an actor as travellers and companies are told of it: without names. */
export function publicActor(actor: Actor): Exclude<Actor, StaffActor> {
  return isStaff(actor) ? 'operator' : actor;
}

/** The actor within a sentence: "said by the traveller", "said by Joy Ramos". */
export function actorText(actor: Actor): string {
  return staffNameOf(actor) ?? `the ${publicActor(actor)}`;
}

function isStaff(actor: Actor): actor is StaffActor {
  return actor.startsWith(STAFF);
}
