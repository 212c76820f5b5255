import type { MapDivision } from '#src/map'
import type { Area } from '../../api'

/** Divisions that have leads, as labels of the map; the rank follows from the code: 440000, 440600, 440605. */
export function divisionsOf(areas: readonly Area[]): readonly MapDivision[] {
  return areas.flatMap(({ code, name, point }): MapDivision[] => {
    if (!point) return []
    const rank = code.endsWith('0000') ? 'province' : code.endsWith('00') ? 'city' : 'district'
    return [{ ...point, name, rank }]
  })
}
