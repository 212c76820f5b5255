import gcoord from 'gcoord'
import type { Point } from './sphere'

/**
 * Area in which maps use GCJ-02: a coarse outline of mainland China with Hong Kong and Macau, accurate to some tens of
 * kilometres along land borders and well off the coast. The library's own test is a bounding box that also contains
 * Seoul, Hanoi and Delhi, whose points would be shifted by half a kilometre.
 */
const OUTLINE: readonly (readonly [longitude: number, latitude: number])[] = [
  // Coast, from the Yalu to the Gulf of Tonkin
  [124.3, 39.8],
  [123.5, 38.6],
  [123.5, 35],
  [123.6, 31],
  [122.8, 28],
  [120.6, 25.5],
  [118.9, 24.2],
  [117, 22.5],
  [114.6, 21.4],
  [111.5, 18.5],
  [109.8, 17.9],
  [108.2, 18.3],
  [107.9, 20.6],
  // Vietnam, Laos, Myanmar
  [108, 21.5],
  [107, 21.85],
  [106.6, 22.3],
  [106.7, 22.8],
  [105.8, 23],
  [105.3, 23.35],
  [104.5, 22.8],
  [103.9, 22.5],
  [103, 22.5],
  [102.4, 22.7],
  [101.7, 22.4],
  [101.75, 21.15],
  [101.2, 21.2],
  [101.1, 21.75],
  [100.1, 21.5],
  [99.2, 22.1],
  [99.5, 23],
  [98.8, 23.2],
  [98.8, 24.1],
  [97.6, 23.85],
  [97.6, 24.75],
  [98.7, 25.9],
  [98.7, 27.5],
  [97.4, 28.2],
  // Himalaya
  [96.3, 28.4],
  [95.4, 29],
  [94.2, 29.1],
  [92.5, 27.9],
  [91.6, 27.75],
  [90.4, 28.1],
  [89, 27.4],
  [88.8, 27.3],
  [88.6, 28.05],
  [86.9, 27.98],
  [85.7, 28.3],
  [84.2, 28.9],
  [82.1, 30.3],
  [81.1, 30.1],
  [78.8, 31.4],
  [78.5, 32.5],
  [79.3, 32.6],
  [79, 34.1],
  [77.9, 35.5],
  // Karakoram to Altai
  [76, 36],
  [74.7, 37.2],
  [74.9, 38.4],
  [73.6, 39.4],
  [74.9, 40.4],
  [76.5, 40.45],
  [78.2, 41.2],
  [80.1, 42.1],
  [80.2, 42.9],
  [80.6, 43.3],
  [80.4, 44.6],
  [82.5, 45.3],
  [83, 47.1],
  [85.5, 47.1],
  [85.7, 48.4],
  [87.3, 49.1],
  // Mongolia
  [88, 48.6],
  [90.2, 47.7],
  [91, 46.8],
  [90.8, 45.2],
  [93.5, 44.95],
  [95.4, 44.2],
  [96.4, 42.75],
  [100, 42.6],
  [101.8, 42.5],
  [105, 41.6],
  [107.5, 42.4],
  [110.4, 42.8],
  [111.9, 43.7],
  [111.6, 44.6],
  [113.6, 44.75],
  [116, 45.7],
  [117.4, 46.6],
  [119.7, 46.6],
  [119.7, 47.2],
  [118.5, 47.95],
  [116.8, 47.9],
  [115.6, 47.9],
  [116.7, 49.85],
  // Amur and Ussuri
  [117.8, 49.5],
  [119.3, 50.2],
  [119.3, 50.7],
  [120.7, 52],
  [120.7, 52.6],
  [120.1, 52.8],
  [121.2, 53.3],
  [123.6, 53.5],
  [125.6, 53.05],
  [126.9, 51.3],
  [127.6, 50.2],
  [127.5, 49.8],
  [129.5, 49.4],
  [130.7, 48.85],
  [131, 47.7],
  [132.5, 47.75],
  [134.7, 48.35],
  [134.4, 47.4],
  [133.2, 45.1],
  [131.9, 45.3],
  [131, 44.85],
  [131.2, 43.5],
  [130.5, 42.75],
  // Tumen and Yalu
  [130.2, 42.9],
  [129.7, 42.45],
  [128.1, 42],
  [128.2, 41.45],
  [127, 41.7],
  [126, 40.9],
  [124.4, 40.05],
]

/** True where GCJ-02 is used (WGS-84 degrees). */
function isShifted(longitude: number, latitude: number): boolean {
  let inside = false
  let previous = OUTLINE[OUTLINE.length - 1]
  for (const corner of OUTLINE) {
    if (previous && corner[1] > latitude !== previous[1] > latitude) {
      const crossing = corner[0] + ((latitude - corner[1]) / (previous[1] - corner[1])) * (previous[0] - corner[0])
      if (longitude < crossing) inside = !inside
    }
    previous = corner
  }
  return inside
}

/**
 * WGS-84, as satellites and browsers give it, to GCJ-02, as Chinese maps and everything of ours use it; outside of
 * China both are one. The only place of this conversion. It imports the library, so a first screen must load this file
 * lazily.
 */
export function toGcj02({ lng, lat }: Point): Point {
  if (!isShifted(lng, lat)) return { lng, lat }
  const [x, y] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02)
  return { lng: x, lat: y }
}
