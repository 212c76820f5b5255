export { ChosenPlace, type ChosenPlaceProps, ChosenRecord, type ChosenRecordProps } from './Chosen'
export { divisionsOf } from './divisions'
export { MAP_BAR_HEIGHT, MapBar, type MapBarProps } from './MapBar'
export { type LoadMap, MapRecords, type MapRequest, type MapResponse } from './MapRecords'
export { MapScreen, type MapScreenProps } from './MapScreen'
export { MapSheet, type MapSheetProps, type SheetLevel } from './MapSheet'
export { MapView } from './MapView'
export { PinMap, type PinMapProps } from './PinMap'
export { PlaceMap, type PlaceMapProps, PlaceNames, type PlaceNamesProps } from './PlaceMap'
export { RouteList, type RouteListProps, StopRow, type StopRowProps } from './RouteList'
export { RowsInView, type RowsInViewProps } from './RowsInView'
export { ShapeMap, type ShapeMapProps } from './ShapeMap'
export { ShapeTools, type ShapeToolsProps } from './ShapeTools'
export { RouteStrip, type RouteStripProps, StripMap, type StripMapProps } from './StripMap'
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
export { useLocate } from './useLocate'
export { useMapAt, useMapRecords } from './useMapAt'
export { type MapScreenModel, type MapScreenOptions, useMapScreen } from './useMapScreen'
export { type FoundAddress, type PlaceState, usePlaceAddress } from './usePlaceAddress'
export { type RouteStops, useRouteStops } from './useRouteStops'
export { type RowsInViewModel, useRowsInView } from './useRowsInView'
export { type ShapeEditor, useShapeEditor } from './useShapeEditor'
