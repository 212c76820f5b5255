import type { Point } from '#base/geo'
import { drawCreditCode } from './creditCode'
import { PLACES, pointIn } from './places'
import { randomOf } from './Random'
import { drawCompanyName, drawTrade } from './trades'

/** A company of the public register that is neither a lead nor a customer yet. */
export interface RegisteredCompany {
  readonly name: string
  readonly creditCode: string
  readonly address: string
  readonly point: Point
  readonly areaCode: string
  readonly industry: string
}

const COUNT = 60
const ORGANISATIONS = ['440605', '440604', '440606'] as const

/** The register; the same in every seed, so that a test can choose from it. */
export const REGISTER: readonly RegisteredCompany[] = Array.from({ length: COUNT }, (_, index) => {
  const random = randomOf(0, 'register', index)
  const place = random.pick(PLACES[ORGANISATIONS[index % ORGANISATIONS.length] ?? ''] ?? [])
  const trade = drawTrade(random)
  return {
    name: drawCompanyName(random, trade, place),
    creditCode: drawCreditCode(random, place.areaCode),
    address: `${place.address}${random.pick(place.roads)}${random.int(1, 268)}号`,
    point: pointIn(place, random),
    areaCode: place.areaCode,
    industry: trade.industry,
  }
})
