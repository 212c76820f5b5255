import type { Point } from '#base/geo'
import type { MapDivision } from './types'

interface Area {
  /** 440000, 440600, 440605: the rank follows from it. */
  readonly code: string
  readonly name: string
  readonly point?: Point | undefined
}

/** Administrative divisions as labels of the map; those without a place are skipped. */
export function divisionsOf(areas: readonly Area[]): readonly MapDivision[] {
  return areas.flatMap(({ code, name, point }): MapDivision[] => {
    if (!point) return []
    const rank = code.endsWith('0000') ? 'province' : code.endsWith('00') ? 'city' : 'district'
    return [{ ...point, name, rank }]
  })
}
