import { toGcj02 } from '#base/geo'

export type CoordinateSystem = 'wgs84' | 'gcj02'

const DECIMAL = /^([NSEW])?\s*([+-]?\d+(?:[.,]\d+)?)\s*°?\s*([NSEW])?$/i
const SEXAGESIMAL =
  /^([NSEW])?\s*(\d+)\s*°\s*(\d+(?:\.\d+)?)\s*['′](?:\s*(\d+(?:\.\d+)?)\s*(?:"|″|''|′′))?\s*([NSEW])?$/i

/** Parses degrees: `23.0215`, `113.1E`, `23°01'17"N`; undefined for anything else. */
export function parseDegrees(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  const decimal = DECIMAL.exec(plain)
  if (decimal) return signed(Number((decimal[2] ?? '').replace(',', '.')), decimal[1] ?? decimal[3])
  const parts = SEXAGESIMAL.exec(plain)
  if (!parts) return undefined
  const [, before, degrees, minutes, seconds = '0', after] = parts
  return signed(Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600, before ?? after)
}

const signed = (value: number, side: string | undefined) => (/[SW]/i.test(side ?? '') ? -value : value)

export type Point = { readonly latitude: number; readonly longitude: number }

/** Returns the point of a row in GCJ-02, undefined if the row has none, or an error text. */
export function readPoint(latitude: string, longitude: string, system: CoordinateSystem): Point | string | undefined {
  if (latitude === '' && longitude === '') return undefined
  if (latitude === '') return 'longitude without latitude'
  if (longitude === '') return 'latitude without longitude'
  const lat = parseDegrees(latitude)
  const lon = parseDegrees(longitude)
  if (lat === undefined) return `latitude cannot be read: ${latitude}`
  if (lon === undefined) return `longitude cannot be read: ${longitude}`
  if (Math.abs(lat) > 90) return `latitude out of range: ${latitude}`
  if (Math.abs(lon) > 180) return `longitude out of range: ${longitude}`
  const { lng, lat: shifted } = system === 'gcj02' ? { lng: lon, lat } : toGcj02({ lng: lon, lat })
  // Six decimals are 0.1 m, the precision of maps and lists.
  return { latitude: rounded(shifted), longitude: rounded(lng) }
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6
