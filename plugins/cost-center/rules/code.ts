import type { Kind } from './vocabulary'

/** Codes of centers: a letter, 4 digits of the company, 4 of a serial number, a check digit (domain/cost-center.md 3). */

const LETTERS: Readonly<Record<Kind, string>> = { cost: 'C', profit: 'P' }
/** What the letter counts for in the check digit. */
const VALUES: Readonly<Record<Kind, number>> = { cost: 3, profit: 4 }
const LAST_SERIAL = 9999

export const letterOf = (kind: Kind): string => LETTERS[kind]

/** The company of an organisation: a branch uses that of its city. */
export const companyOf = (orgCode: string): string => orgCode.slice(0, 4).padEnd(4, '0')

/** Luhn over the letter's value and 8 digits: every second digit, from the last one, is doubled. */
export function checkDigit(kind: Kind, digits: string): number {
  const sum = [...`${VALUES[kind]}${digits}`].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The code with a serial number; undefined past the last one (5304). */
export function codeOf(kind: Kind, orgCode: string, serial: number): string | undefined {
  if (serial > LAST_SERIAL) return undefined
  const digits = `${companyOf(orgCode)}${String(serial).padStart(4, '0')}`
  return `${letterOf(kind)}${digits}${checkDigit(kind, digits)}`
}

/** The serial number of a code of this kind and company. */
export function serialOf(code: string, kind: Kind, orgCode: string): number | undefined {
  return code.startsWith(`${letterOf(kind)}${companyOf(orgCode)}`) ? Number(code.slice(5, 9)) : undefined
}

/** The next serial number: one above the highest ever. */
export function nextSerial(codes: Iterable<string>, kind: Kind, orgCode: string): number {
  let highest = 0
  for (const code of codes) highest = Math.max(highest, serialOf(code, kind, orgCode) ?? 0)
  return highest + 1
}

/** A code as it was typed, without blanks around it and in capitals. */
export const cleanCode = (entered: string): string => entered.trim().toUpperCase()

export type CodeError = 'format' | { readonly company: string } | { readonly digit: number }

/**
 * What is wrong with a code as it was typed: not a letter and 9 digits, another company than that of `orgCode` (of a new
 * center), or another check digit.
 */
export function codeError(code: string, kind: Kind, orgCode?: string): CodeError | undefined {
  if (!new RegExp(`^${letterOf(kind)}\\d{9}$`).test(code)) return 'format'
  const company = orgCode && companyOf(orgCode)
  if (company && code.slice(1, 5) !== company) return { company }
  const digit = checkDigit(kind, code.slice(1, 9))
  return code.endsWith(String(digit)) ? undefined : { digit }
}

/** A name for comparison: without case and blanks, in one form of its characters. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
