/** A phone number as shown without the right to see it: `138****5678`, `0757-****1234` (domain/public-contacts.md 5). */
export function maskPhone(phone: string): string {
  const landline = /^(0\d{2,3})-?\d*(\d{4})(?:-\d+)?$/.exec(phone)
  return landline ? `${landline[1]}-****${landline[2]}` : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** An e-mail address as shown without the right: `c***@x.cn`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***')
}
