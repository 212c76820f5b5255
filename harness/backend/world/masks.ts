/** What those without the right to it see of a number: `138****5678`, `0757-****1234` (domain/public-contacts.md 5). */
export function maskPhone(phone: string): string {
  const landline = /^(0\d{2,3})-?\d*(\d{4})(?:-\d+)?$/.exec(phone)
  return landline ? `${landline[1]}-****${landline[2]}` : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** … and of an address: `c***@x.cn`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***')
}
