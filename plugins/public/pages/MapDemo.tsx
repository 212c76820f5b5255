import { observer } from 'mobx-react-lite'
import { useMemo, useRef, useState } from 'react'
import { crossesItself, distanceBetween, type Point } from '#base/geo'
import {
  type MapShape,
  MapSheet,
  MapView,
  type MapWindow,
  PinMap,
  RouteList,
  RouteStrip,
  ShapeMap,
  ShapeTools,
  type SheetLevel,
  StripMap,
  useMapAt,
  useMapRecords,
  useRouteStops,
  useShapeEditor,
} from '#kit/map'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, PageFrame, Segmented } from '#ui/components'
import { loadGroups } from '../demo/groupSamples'
import { CLUSTERS, DIVISIONS, HERE, manyPoints, POINTS, ROUTE } from '../demo/mapSamples'
import { useTexts } from '../plugin'
import { mapDemo } from '../routes'
import './MapDemo.css'

const NONE: readonly never[] = []
const WHERE = { center: { lng: 113.08, lat: 23.0165 }, zoom: 14 }
const PARTS = ['map', 'groups', 'pin', 'strip', 'shapes', 'route'] as const

/** Variants of the map, for developers (/x/public/map). */
export default function MapDemo() {
  const page = usePageNavigation(mapDemo)
  const t = useTexts()
  const { part = 'map', count = 0 } = useSearch(mapDemo)
  usePageState('ready')
  const shown = PARTS.find((name) => name === part) ?? 'map'
  return (
    <PageFrame
      title={t('title.map')}
      top={
        <div className="mapdemo__parts">
          <Segmented
            label={t('map.part')}
            hideLabel
            options={PARTS.map((value) => ({ value, label: t(`map.${value}`) }))}
            value={shown}
            onChange={(value) => page.setSearch({ part: value })}
          />
        </div>
      }
    >
      <div className="mapdemo">
        {shown === 'map' ? <Records count={count} /> : null}
        {shown === 'groups' ? <Groups /> : null}
        {shown === 'pin' ? <Pin /> : null}
        {shown === 'strip' ? <Strip /> : null}
        {shown === 'shapes' ? <Shapes /> : null}
        {shown === 'route' ? <Stops /> : null}
      </div>
    </PageFrame>
  )
}

function Records({ count }: { readonly count: number }) {
  const t = useTexts()
  const [selected, setSelected] = useState<string>()
  const [window, setWindow] = useState<MapWindow>()
  const { view, keep } = useMapAt(mapDemo, WHERE)
  const points = useMemo(() => [...manyPoints(count), ...POINTS], [count])
  const chosen = points.find(({ id }) => id === selected)
  return (
    <MapView
      label={t('map.label')}
      points={points}
      clusters={count > 0 ? NONE : CLUSTERS}
      divisions={DIVISIONS}
      route={ROUTE}
      view={view}
      selected={selected}
      onSelect={setSelected}
      onView={(seen) => {
        setWindow(seen)
        keep(seen)
      }}
    >
      <p className="mapdemo__line">
        {chosen ? t('map.chosen', { name: chosen.label }) : t('map.nothing')}
        {window ? (
          <span className="num">
            {' '}
            · {placeText(window.center)} · z{window.zoom}
          </span>
        ) : null}
      </p>
    </MapView>
  )
}

const Groups = observer(function Groups() {
  const t = useTexts()
  const [selected, setSelected] = useState<string>()
  const records = useMapRecords('all', loadGroups)
  const { points, clusters } = records.shown
  return (
    <MapView
      label={t('map.label')}
      points={points}
      clusters={clusters}
      divisions={DIVISIONS}
      view={WHERE}
      selected={selected}
      onSelect={setSelected}
      onView={records.view}
      isLoading={records.isLoading}
      error={records.error}
      onRetry={records.reload}
    />
  )
})

function Pin() {
  const t = useTexts()
  const [point, setPoint] = useState<Point>()
  return (
    <PinMap label={t('map.pinLabel')} view={WHERE} divisions={DIVISIONS} onSettle={setPoint}>
      {point ? <p className="mapdemo__line num">{placeText(point)}</p> : null}
    </PinMap>
  )
}

function Strip() {
  const t = useTexts()
  const [point = HERE] = POINTS
  const near = { lng: point.lng - 0.00055, lat: point.lat - 0.0002, accuracy: 12 }
  const metres = Math.round(distanceBetween(point, near))
  return (
    <>
      <StripMap
        label={t('map.stripNear', { metres })}
        point={point}
        me={near}
        zone={{ radius: 100, label: t('map.zone') }}
      />
      <StripMap label={t('map.stripFar')} point={point} me={HERE} />
      <StripMap label={t('map.stripAlone')} point={point} />
      <RouteStrip label={t('map.stripRoute')} stops={POINTS.slice(0, 3)} me={HERE} />
    </>
  )
}

function Shapes() {
  const t = useTexts()
  const [shapes, setShapes] = useState<readonly MapShape[]>([])
  const editor = useShapeEditor(shapes, setShapes, { most: 50 })
  return (
    <>
      <div className="mapdemo__shapes">
        <ShapeMap
          label={t('map.shapes')}
          center={HERE}
          shapes={shapes}
          editor={editor}
          nameOf={({ id }) => id}
          faulty={shapes.filter(({ ring }) => crossesItself(ring)).map(({ id }) => id)}
        />
      </div>
      <ShapeTools editor={editor} isWalked>
        <Button variant="brand" size="small" onPress={() => editor.start({})}>
          {t('map.draw')}
        </Button>
      </ShapeTools>
    </>
  )
}

/** A route through marks, in the sheet of a map. */
const Stops = observer(function Stops() {
  const t = useTexts()
  const [ids, setIds] = useState<readonly string[]>(POINTS.slice(0, 3).map(({ id }) => id))
  const [isOwnOrder, setOwnOrder] = useState(false)
  const [level, setLevel] = useState<SheetLevel>('half')
  const [bottom, setBottom] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const stops = useRouteStops({
    ids,
    isOwnOrder,
    from: HERE,
    stopOf: (id) => POINTS.find((point) => point.id === id),
    load: async () => [],
    onChange: (change, isOwn) => {
      setIds(change)
      if (isOwn !== undefined) setOwnOrder(isOwn)
    },
  })
  return (
    <div className="mapdemo__shapes mapdemo__stops">
      <MapView label={t('map.route')} points={POINTS} route={stops.route?.stops} me={HERE} inset={{ bottom }} />
      <MapSheet
        label={t('map.route')}
        level={level}
        onLevel={setLevel}
        onHeight={setBottom}
        body={body}
        head={<p className="mapdemo__head">{t('map.route')}</p>}
      >
        <RouteList
          stops={stops}
          isFromMe
          nameOf={({ label }) => label}
          record="sample"
          none={t('map.nothing')}
          onShow={() => undefined}
        />
      </MapSheet>
    </div>
  )
})

const placeText = ({ lng, lat }: Point) => `${lng.toFixed(4)}, ${lat.toFixed(4)}`
