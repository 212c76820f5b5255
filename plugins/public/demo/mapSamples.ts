import type { MapCluster, MapDivision, MapPoint } from '#kit/map'

/** Data of the map demo around a town of Foshan: each marker, clusters of each size, a route of four stops. GCJ-02 */

export const HERE = { lng: 113.0776, lat: 23.0063, accuracy: 120 }

const stops: readonly MapPoint[] = [
  { id: 'L-1', label: 'Hongsheng Ceramics', lng: 113.0798, lat: 23.0092, stage: 'found', kind: 'route', number: 1 },
  { id: 'L-2', label: 'Guangda Glass Works', lng: 113.0868, lat: 23.0163, stage: 'verified', kind: 'route', number: 2 },
  { id: 'L-3', label: 'Yuehai Foods', lng: 113.0823, lat: 23.0242, stage: 'followed', kind: 'route', number: 3 },
  { id: 'L-4', label: 'Nanhai People’s Hospital', lng: 113.0689, lat: 23.0276, stage: 'won', kind: 'route', number: 4 },
]

export const ROUTE = [HERE, ...stops]

export const POINTS: readonly MapPoint[] = [
  ...stops,
  { id: 'L-5', label: 'Nanxin Dyeing', lng: 113.077, lat: 23.0312, stage: 'verified', kind: 'mine' },
  { id: 'L-6', label: 'Shiwan Sanitary Ware', lng: 113.0928, lat: 23.0226, stage: 'followed', kind: 'mine' },
  { id: 'L-7', label: 'Xiqiao Textiles', lng: 113.0835, lat: 23.0022, stage: 'won', kind: 'mine' },
  { id: 'L-8', label: 'Luocun Aluminium', lng: 113.0796, lat: 23.0195, stage: 'verified', kind: 'due' },
  { id: 'L-9', label: 'Zhangcha Knitting', lng: 113.0922, lat: 23.0176, stage: 'opportunity', kind: 'due' },
  { id: 'L-10', label: 'Jihua Hotel', lng: 113.0723, lat: 23.0124, stage: 'found', kind: 'pool' },
  { id: 'L-11', label: 'Tongji School', lng: 113.0877, lat: 23.0111, stage: 'verified', kind: 'pool' },
  { id: 'L-12', label: 'Lishui Furniture', lng: 113.0658, lat: 23.0212, stage: 'discarded', kind: 'discarded' },
]

export const CLUSTERS: readonly MapCluster[] = [
  { lng: 113.0868, lat: 23.0308, count: 12, shares: [7, 5, 0, 0, 0] },
  { lng: 113.0932, lat: 23.0286, count: 128, shares: [39, 37, 29, 12, 11] },
  { lng: 113.0666, lat: 23.0142, count: 36, shares: [18, 10, 8, 0, 0] },
  { lng: 113.0915, lat: 23.0062, count: 54, shares: [0, 20, 17, 9, 8] },
]

export const DIVISIONS: readonly MapDivision[] = [
  { name: '佛山市', lng: 113.1214, lat: 23.0215, rank: 'city' },
  { name: '禅城区', lng: 113.1126, lat: 23.0096, rank: 'district' },
  { name: '南海区', lng: 113.1429, lat: 23.0288, rank: 'district' },
  { name: 'Nanzhuang', lng: 113.0731, lat: 23.0226, rank: 'district' },
  { name: 'Shiwan', lng: 113.0926, lat: 23.0131, rank: 'district' },
  { name: 'Xiqiao', lng: 113.0685, lat: 23.0027, rank: 'district' },
]

const KINDS = ['mine', 'pool', 'due', 'discarded'] as const
const STAGES = ['found', 'verified', 'followed', 'opportunity', 'won'] as const

/** Returns `count` markers around the centre; deterministic. */
export function manyPoints(count: number): readonly MapPoint[] {
  let state = 7
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  return Array.from({ length: count }, (_, index) => ({
    id: `M-${index}`,
    label: `Lead ${index}`,
    kind: KINDS[Math.floor(next() * 4)] ?? 'mine',
    stage: STAGES[Math.floor(next() * 5)] ?? 'found',
    lng: 113.08 + (next() - 0.5) * 0.2,
    lat: 23.02 + (next() - 0.5) * 0.4,
  }))
}
