import { useSyncExternalStore } from 'react'
import { buildValue } from '#base/config'
import { distanceBetween, type Point } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { classes, rootScale } from '#ui/components'
import { PIN_PATH } from './sprites'
import { linesIn, type StripView, stripView, tilesIn } from './stripView'
import type { MapPosition } from './types'
import './pin.css'
import './StripMap.css'

export interface StripMapProps {
  /** Text of the map for screen readers. */
  readonly label: string
  /** The record; without one the map shows only where I am. */
  readonly point?: Point | undefined
  readonly me?: MapPosition | undefined
  /** The zone of a check-in: radius in m, and what it is called. */
  readonly zone?: { readonly radius: number; readonly label: string } | undefined
  /** Makes it a button, which opens the map. */
  readonly onPress?: (() => void) | undefined
}

/**
 * A static map as wide as its container: the record, its zone, the user's position and the distance. It works without
 * Leaflet, so that a detail page does not load that.
 */
export function StripMap({ label, point, me, zone, onPress }: StripMapProps) {
  const scale = useSyncExternalStore(onRootSize, rootScale)
  const middle = point ?? me
  if (!middle) return null
  const view = stripView(middle, point && me, zone?.radius, buildValue('MAP_TILES_URL') !== '')
  const picture = (
    <svg className="strip__picture" role="img" aria-label={label}>
      {/* The origin is the centre, however wide the screen is. */}
      <svg className="strip__middle" x="50%" y="50%" aria-hidden="true">
        <g transform={`scale(${scale})`}>
          <Ground view={view} />
          {zone && point ? <Zone view={view} point={point} zone={zone} /> : null}
          {me ? <Here view={view} me={me} point={point} /> : null}
          {point ? (
            <g transform={`translate(${view.x(point)} ${view.y(point)})`}>
              <path className="map-pin__body" d={PIN_PATH} />
              <circle className="map-pin__eye" cy="-24" r="5" />
            </g>
          ) : null}
          {me && point ? <Distance view={view} me={me} point={point} /> : null}
        </g>
      </svg>
    </svg>
  )
  const attribution = buildValue('MAP_TILES_URL') ? buildValue('MAP_ATTRIBUTION') : ''
  return (
    <div className={classes('strip', onPress && 'strip--press')}>
      {onPress ? (
        <button type="button" className="strip__button" onClick={onPress}>
          {picture}
        </button>
      ) : (
        picture
      )}
      {attribution ? <p className="strip__attribution">{attribution}</p> : null}
    </div>
  )
}

/** Notifies of the root font size (`rootScale`), which changes when the phone is turned. */
function onRootSize(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['style'] })
  return () => observer.disconnect()
}

/** Lines of longitude and latitude; above them, once loaded, the tiles that the build names. */
function Ground({ view }: { readonly view: StripView }) {
  const address = buildValue('MAP_TILES_URL')
  const tiles = address ? tilesIn(view, address) : []
  return (
    <>
      <path className="strip__lines" d={linesIn(view)} />
      {tiles.map(({ href, x, y, size }) => (
        <image key={href} href={href} x={x} y={y} width={size} height={size} />
      ))}
    </>
  )
}

interface PartProps {
  readonly view: StripView
  readonly point: Point
}

function Zone({ view, point, zone }: PartProps & { readonly zone: NonNullable<StripMapProps['zone']> }) {
  const radius = zone.radius / view.metres
  return (
    <>
      <circle className="strip__zone" cx={view.x(point)} cy={view.y(point)} r={radius} />
      <text
        className="strip__label"
        fontSize="11"
        x={view.x(point) - radius * 0.8}
        y={view.y(point) - radius * 0.72}
        textAnchor="end"
      >
        {zone.label}
      </text>
    </>
  )
}

function Here({
  view,
  point,
  me,
}: Pick<StripMapProps, 'point'> & { readonly view: StripView; readonly me: MapPosition }) {
  const [x, y] = [view.x(me), view.y(me)]
  return (
    <>
      {me.accuracy ? <circle className="strip__accuracy" cx={x} cy={y} r={me.accuracy / view.metres} /> : null}
      {point ? <path className="strip__way" d={`M${x} ${y}L${view.x(point)} ${view.y(point)}`} /> : null}
      <circle className="strip__me" cx={x} cy={y} r="8" />
    </>
  )
}

/** Below the centre of the way, where neither the pin nor the dot is rendered. */
function Distance({ view, point, me }: PartProps & { readonly me: MapPosition }) {
  const text = formatDistance(distanceBetween(point, me))
  const width = 18 + text.length * 7
  const x = (view.x(me) + view.x(point)) / 2
  const y = Math.max(view.y(me), view.y(point)) + 24
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="strip__pill" x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text className="strip__distance" fontSize="12" fontWeight="600" y="4.5" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
