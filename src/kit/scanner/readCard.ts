import { isMobile, isPhone, normalisePhone } from '#base/wire'
import type { HostCard } from '#platform/host'

/** A business card as a form takes it. */
export interface ReadCard {
  readonly name: string
  readonly duty: string
  /** As they are stored, mobile numbers first, each once. */
  readonly phones: readonly string[]
  /** Address of the card's image; empty without one. */
  readonly path: string
}

const LIST_SIGNS = /[/,;、，；]/
/** Shorter than any number that can be called from elsewhere: an extension, a piece of one. */
const LEAST_DIGITS = 7

/** Takes a scanned card apart: `0757-86321234/138 0013 5678` → `13800135678`, `0757-86321234`. */
export function readCard({ name, duty, tel, path }: HostCard): ReadCard {
  const numbers = tel.split(LIST_SIGNS).flatMap(apart).map(normalisePhone)
  const phones = [...new Set(numbers)].filter((phone) => phone.replace(/\D/g, '').length >= LEAST_DIGITS)
  return { name, duty, path, phones: [...phones.filter(isMobile), ...phones.filter((phone) => !isMobile(phone))] }
}

/** A space parts two numbers only where the first is whole: `138 0013 5678` is one. */
function apart(text: string): readonly string[] {
  const numbers: string[] = []
  let number = ''
  for (const word of text.trim().split(/\s+/)) {
    if (/^[+(]?[01]/.test(word) && isPhone(normalisePhone(number))) {
      numbers.push(number)
      number = ''
    }
    number = `${number} ${word}`
  }
  return [...numbers, number]
}
