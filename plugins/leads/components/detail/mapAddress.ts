import type { Position } from '#src/core'

/** Web address of Amap, common in China: opens the app if installed, otherwise the map in the browser. */
const MAP = 'https://uri.amap.com/navigation'

/** URL that opens driving directions to a place (GCJ-02) in the map app. */
export function mapAddress({ lng, lat }: Position, name: string): string {
  const to = `${lng},${lat},${name.replace(/,/g, ' ')}`
  return `${MAP}?${new URLSearchParams({ to, mode: 'car', coordinate: 'gaode', callnative: '1' })}`
}
