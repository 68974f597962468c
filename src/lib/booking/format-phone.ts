/**
 * A number in the form of `+63485550100` as people read it.
 *
 * @example formatPhone('+63485550100') // '+63 48 555 0100'
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+\d{2})(\d{2,3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}
