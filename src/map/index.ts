export { type LoadMap, type MapAnswer, type MapQuestion, MapRecords } from './MapRecords'
export { MapView } from './MapView'
export { PinMap, type PinMapProps } from './PinMap'
export { ShapeMap, type ShapeMapProps } from './ShapeMap'
export { ShapeTools, type ShapeToolsProps } from './ShapeTools'
export { StripMap, type StripMapProps } from './StripMap'
export type { MapShape } from './shapes'
export type {
  MapBounds,
  MapCluster,
  MapDivision,
  MapHandle,
  MapInset,
  MapPlace,
  MapPoint,
  MapPosition,
  MapTarget,
  MapViewProps,
  MapWindow,
  MarkKind,
} from './types'
export { useMapAt } from './useMapAt'
export { useMapRecords } from './useMapRecords'
export { type ShapeEditor, useShapeEditor } from './useShapeEditor'
