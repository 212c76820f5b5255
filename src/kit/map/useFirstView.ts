import { useEffect, useRef } from 'react'
import type { Point } from '#base/geo'
import type { MapSurface } from './MapSurface'
import { boundsOf } from './mercator'
import type { MapTarget } from './types'

interface Given {
  readonly records: readonly (readonly Point[])[]
  /** Shown until there are records, the best first. */
  readonly surroundings: readonly (readonly Point[])[]
}

const RECORDS = 'records'
const SURROUNDINGS = 'surroundings'

/** Moves to the view of the screen whenever it changes; without one, fits all records once. */
export function useFirstView(surface: MapSurface | undefined, view: MapTarget | undefined, given: Given): void {
  const shown = useRef<string>(undefined)
  const wanted = view && JSON.stringify(view)
  useEffect(() => {
    if (!surface) return
    if (view && wanted) {
      if (shown.current !== wanted) surface.go(view)
      shown.current = wanted
      return
    }
    if (shown.current !== undefined && shown.current !== SURROUNDINGS) return
    const records = boundsOf(given.records.flat())
    if (!records && shown.current === SURROUNDINGS) return
    const bounds = records ?? given.surroundings.map(boundsOf).find(Boolean)
    if (!bounds) return
    surface.go({ bounds })
    shown.current = records ? RECORDS : SURROUNDINGS
  })
}
