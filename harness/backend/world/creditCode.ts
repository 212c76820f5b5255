import type { Random } from './Random'

/** Characters of a unified social credit code (GB 32100): no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Check character of the first 17; undefined when one of them cannot stand in a code. */
export function creditCodeCheck(body: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const character of body) {
    const value = CHARACTERS.indexOf(character)
    if (value < 0) return undefined
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return CHARACTERS[(31 - (sum % 31)) % 31]
}

/** True for 18 characters whose last one fits. */
export function isCreditCode(code: string): boolean {
  return code.length === 18 && creditCodeCheck(code.slice(0, 17)) === code[17]
}

/** A credit code of the district with a valid check character. */
export function drawCreditCode(random: Random, areaCode: string): string {
  for (;;) {
    let body = `91${areaCode}MA`
    while (body.length < 17) body += CHARACTERS[random.int(0, 30)]
    const check = creditCodeCheck(body)
    if (check !== undefined) return body + check
  }
}
