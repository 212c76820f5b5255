/** An e-mail address as shown without the right: `c***@x.cn`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***')
}
