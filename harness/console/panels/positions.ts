import type { Position, TrackPoint } from '../../simulator/types'

/** `23.0354, 113.1437` */
export const pointText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** A walk of a minute to the gate of the first lead, from 300 m away. */
export const trackText = '0 23.0381 113.1437; 30 23.0367 113.1437; 60 23.0354 113.1437'

export const isPoint = ({ latitude, longitude }: Position): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude)

/** Reads points as `seconds latitude longitude`, separated by semicolons; incomplete ones are skipped. */
export function readTrack(text: string): readonly TrackPoint[] {
  return text.split(';').flatMap((part) => {
    const [at = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = part.trim().split(/[ ,]+/).map(Number)
    return Number.isFinite(at) && isPoint({ latitude, longitude }) ? { at, latitude, longitude } : []
  })
}
