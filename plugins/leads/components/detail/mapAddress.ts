import type { Position } from '../../rules/filters'

/** Web address of a map that everybody in China has, or gets in the browser; opens its app where there is one. */
const MAP = 'https://uri.amap.com/navigation'

/** Address that opens the way to a place (GCJ-02) in the map app. */
export function mapAddress({ lng, lat }: Position, name: string): string {
  const to = `${lng},${lat},${name.replace(/,/g, ' ')}`
  return `${MAP}?${new URLSearchParams({ to, mode: 'car', coordinate: 'gaode', callnative: '1' })}`
}
