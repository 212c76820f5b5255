import { CREDIT_CODE_CHARACTERS, creditCodeCheck } from '#base/wire'
import type { Random } from './Random'

/** A credit code of the district with a valid check character. */
export function drawCreditCode(random: Random, areaCode: string): string {
  for (;;) {
    let body = `91${areaCode}MA`
    while (body.length < 17) body += CREDIT_CODE_CHARACTERS[random.int(0, 30)]
    const check = creditCodeCheck(body)
    if (check !== undefined) return body + check
  }
}
