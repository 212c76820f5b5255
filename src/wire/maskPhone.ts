/**
 * A phone number as those without the right to it see it: `138****5678`; other numbers lose all digits but the last two. One
 * rule for the simulators, which mask what leaves them, and for screens that cover what they have.
 */
export function maskPhone(phone: string): string {
  return phone.length === 11 ? `${phone.slice(0, 3)}****${phone.slice(7)}` : phone.replace(/\d(?=.*\d.*\d)/g, '*')
}
