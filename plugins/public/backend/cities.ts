import { listCities } from '#domain/directory'
import { answer, type SimHandler } from '#harness/backend/contract'
import { CITIES } from '#harness/backend/world'

/** Codes of the cities that are offered first: the largest ones, and those with most customers. */
const HOT = '440600 440100 440300 110100 310100 330200 330100 442000 320100 420100 500100 510100'.split(' ')

export const cityHandlers: readonly SimHandler[] = [
  answer(listCities, () => CITIES.map((city) => ({ ...city, hot: HOT.includes(city.code) }))),
]
