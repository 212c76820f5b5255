const MOBILE = /^1[3-9]\d{9}$/
/** Area code, number, extension. */
const LANDLINE = /^(0\d{2,3})-?\d*(\d{4})(?:-\d+)?$/
/** A shorter number would be identified by its first three and last four digits. */
const LEAST_DIGITS = 10

/**
 * A phone number as it is stored: without the country's prefix, spaces, brackets and the dashes of a mobile number
 * (`+86 138-0013-5678` → `13800135678`, `(0757) 8632 1234 转 8` → `0757-86321234-8`).
 */
export function normalisePhone(written: string): string {
  const [number = '', extension] = written
    .normalize('NFKC')
    .replace(/^\s*\(?(?:\+|00)86\)?/, '')
    .split(/转|ext\.?|x/i)
  const area = /^\s*\(?(0(?:10|2\d|[3-9]\d{2}))\)?/.exec(number)
  const digits = (text: string) => text.replace(/\D/g, '')
  const rest = extension === undefined ? '' : `-${digits(extension)}`
  if (!area) {
    const plain = digits(number).replace(/^86(?=1\d{10}$)/, '')
    return `${plain}${rest}`
  }
  const [, dashed = ''] = /-(\d{1,6})\s*$/.exec(number.slice(area[0].length)) ?? []
  const local = digits(number.slice(area[0].length))
  // `0757-8632123-8`: what follows the seven or eight digits of the number is an extension.
  const isExtension = dashed !== '' && local.length - dashed.length >= 7
  return isExtension ? `${area[1]}-${local.slice(0, -dashed.length)}-${dashed}${rest}` : `${area[1]}-${local}${rest}`
}

/** Whether a number as `normalisePhone` gives it can be called: mobile, landline with its area, 400 and 800. */
export function isPhone(kept: string): boolean {
  return MOBILE.test(kept) || /^0\d{2,3}-\d{7,8}(-\d{1,6})?$/.test(kept) || /^[48]00\d{7}$/.test(kept)
}

/** True for a Chinese mobile number. */
export const isMobile = (kept: string): boolean => MOBILE.test(kept)

/**
 * A phone number as shown without the right to see it (domain/public-contacts.md 5): `138****5678`, `0757-****1234`;
 * of short ones only the last two digits. One rule for the simulators, which mask their responses, and for screens that
 * mask a number they have loaded.
 */
export function maskPhone(phone: string): string {
  if (phone.includes('*')) return phone
  const [, area, last] = LANDLINE.exec(phone) ?? []
  if (area) return `${area}-****${last}`
  if (phone.length < LEAST_DIGITS) return phone.replace(/\d(?=.*\d.*\d)/g, '*')
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** A number as it is shown: `13812345678` → `138 1234 5678`, masked ones too; other numbers as they are stored. */
export const groupPhone = (number: string): string => number.replace(/^(1[\d*]{2})([\d*]{4})([\d*]{4})$/, '$1 $2 $3')
