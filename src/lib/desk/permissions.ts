/** What somebody at the desk is; a driver belongs to a company, an editor changes the site. */
export const STAFF_ROLES = ['owner', 'desk', 'driver', 'editor'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who may do something. */
interface Permission {
  readonly roles: readonly StaffRole[];
  /** Whether the passkey must have been used just before: see VERIFICATION_TTL_MS. */
  readonly isVerified?: boolean;
}

const EVERYBODY = STAFF_ROLES;
const CREW = ['owner', 'desk', 'driver'] as const;
const OFFICE = ['owner', 'desk'] as const;
const OWNER = ['owner'] as const;

/**
 * Everything that is done at the desk (specification.md#signing-in). What drivers read is that of
 * their own company, without passports and money: its use cases see to that.
 */
const PERMISSIONS = {
  'own-sessions': { roles: EVERYBODY },
  'read-departures': { roles: CREW },
  'check-in': { roles: CREW },
  'change-departures': { roles: OFFICE },
  'read-bookings': { roles: OFFICE },
  'change-bookings': { roles: OFFICE },
  'read-passports': { roles: OFFICE },
  'confirm-payments': { roles: OFFICE },
  refund: { roles: OFFICE, isVerified: true },
  'export-traveller': { roles: OWNER, isVerified: true },
  'erase-traveller': { roles: OWNER, isVerified: true },
  'read-staff': { roles: OWNER },
  'change-staff': { roles: OWNER, isVerified: true },
  'change-settings': { roles: OWNER },
  'edit-content': { roles: ['owner', 'editor'] },
} as const satisfies Readonly<Record<string, Permission>>;

export type DeskAction = keyof typeof PERMISSIONS;

const permissionOf = (action: DeskAction): Permission => PERMISSIONS[action];

/** Whether somebody with a role may do something at all. */
export function isPermitted(role: StaffRole, action: DeskAction): boolean {
  return permissionOf(action).roles.includes(role);
}

/** Whether something asks for the passkey again. */
export function needsVerification(action: DeskAction): boolean {
  return permissionOf(action).isVerified === true;
}

/** Everything that a role may do, for the screens to show no more. */
export function actionsOf(role: StaffRole): readonly DeskAction[] {
  return (Object.keys(PERMISSIONS) as DeskAction[]).filter((action) => isPermitted(role, action));
}
