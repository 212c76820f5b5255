/** Full-width digits and signs that Chinese keyboards enter, and their plain form. */
const WIDE: Readonly<Record<string, string>> = { '。': '.', '．': '.', '，': ',', '－': '-', '—': '-', '−': '-' }

/**
 * A number as typed, without grouping and full-width characters: `１２，３４０。５` → `12340.5`. A text that is no number is
 * returned unchanged, so that the form's schema refuses it instead of a value that nobody has typed.
 */
export function plainNumber(typed: string): string {
  const narrow = typed
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[。．，－—−]/g, (sign) => WIDE[sign] ?? sign)
  return narrow.replace(/[\s,]/g, '')
}

/** The same digits grouped by thousands: `12340.50` → `12,340.50`. On the text, so that no digit is rounded. */
export function groupedNumber(plain: string): string {
  const parts = /^(-?)(\d+)(\.\d*)?$/.exec(plain)
  if (!parts) return plain
  const [, sign = '', whole = '', part = ''] = parts
  return sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + part
}
