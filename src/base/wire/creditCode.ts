/** Characters of a unified social credit code (GB 32100): no I, O, S, V, Z. */
export const CREDIT_CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Check character of the first 17; undefined when one of them is not valid in a code. */
export function creditCodeCheck(body: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const character of body) {
    const value = CREDIT_CODE_CHARACTERS.indexOf(character)
    if (value < 0) return undefined
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return CREDIT_CODE_CHARACTERS[(31 - (sum % 31)) % 31]
}

/** True for 18 characters whose last one fits. */
export function isCreditCode(code: string): boolean {
  return code.length === 18 && creditCodeCheck(code.slice(0, 17)) === code[17]
}
