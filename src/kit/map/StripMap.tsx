import { type ReactNode, useSyncExternalStore } from 'react'
import { buildValue } from '#base/config'
import { distanceBetween, type Point } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { classes, rootScale } from '#ui/components'
import { useAppearance } from '#ui/theme'
import { PIN_PATH } from './sprites'
import { linesIn, routeView, type StripView, stripView, tilesIn } from './stripView'
import type { MapPosition } from './types'
import { useAttribution } from './useAttribution'
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
  /** Something lies on its top 54 px: it is higher, and places far from each other are below that. */
  readonly isCovered?: boolean | undefined
  /** Makes it a button, which opens the map. */
  readonly onPress?: (() => void) | undefined
}

/**
 * A static map as wide as its container: the record, its zone, the user's position and the distance. It works without
 * Leaflet, so that a detail page does not load that.
 */
export function StripMap({ label, point, me, zone, isCovered, onPress }: StripMapProps) {
  const middle = point ?? me
  if (!middle) return null
  const view = stripView(middle, point && me, zone?.radius, buildValue('MAP_TILES_URL') !== '', isCovered)
  return (
    <StripFrame label={label} view={view} onPress={onPress} size={isCovered ? 'high' : undefined}>
      {zone && point ? <Zone view={view} point={point} zone={zone} /> : null}
      {me ? <Here view={view} me={me} point={point} /> : null}
      {point ? (
        <g transform={`translate(${view.x(point)} ${view.y(point)})`}>
          <path className="map-pin__body" d={PIN_PATH} />
          <circle className="map-pin__eye" cy="-24" r="5" />
        </g>
      ) : null}
      {me ? <Dot view={view} me={me} /> : null}
      {me && point ? <Distance view={view} me={me} point={point} /> : null}
    </StripFrame>
  )
}

export interface RouteStripProps extends Pick<StripMapProps, 'label' | 'me' | 'onPress'> {
  /** In the order in which they are visited. */
  readonly stops: readonly Point[]
  /** The next one, whose mark is filled; default the first. */
  readonly next?: number | undefined
}

/** A static map of the stops of a route, numbered, with the way between them and where I am. */
export function RouteStrip({ label, stops, me, next = 0, onPress }: RouteStripProps) {
  const [first, ...others] = me ? [me, ...stops] : stops
  if (!first) return null
  const view = routeView([first, ...others])
  const way = [first, ...others].map((at) => `${view.x(at)} ${view.y(at)}`).join('L')
  return (
    <StripFrame label={label} view={view} onPress={onPress} size="low">
      <path className="strip__route strip__route--edge" d={`M${way}`} />
      <path className="strip__route" d={`M${way}`} />
      {me ? <Here view={view} me={me} /> : null}
      {me ? <Dot view={view} me={me} /> : null}
      {stops
        .map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order
          <g key={index} transform={`translate(${view.x(stop)} ${view.y(stop)})`}>
            <circle className={classes('strip__stop', index === next && 'strip__stop--next')} r="12" />
            <text className="strip__number" fontSize="13" fontWeight="600" y="4.5" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))
        // Of stops near each other, the first is on top.
        .reverse()}
    </StripFrame>
  )
}

interface FrameProps extends Pick<StripMapProps, 'label' | 'onPress'> {
  readonly view: StripView
  /** Of its height: two thirds, or room for what covers its top. */
  readonly size?: 'low' | 'high' | undefined
  readonly children: ReactNode
}

/** The ground of a strip and what is on it; the origin is the centre, however wide the screen is. */
function StripFrame({ label, view, onPress, size, children }: FrameProps) {
  const scale = useSyncExternalStore(onRootSize, rootScale)
  const picture = (
    <svg className="strip__picture" role="img" aria-label={label}>
      <svg className="strip__middle" x="50%" y="50%" aria-hidden="true">
        <g transform={`scale(${scale})`}>
          <Ground view={view} />
          {children}
        </g>
      </svg>
    </svg>
  )
  const attribution = useAttribution()
  return (
    <div className={classes('strip', onPress && 'strip--press', size && `strip--${size}`)}>
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
  const theme = useAppearance()
  const tiles = address ? tilesIn(view, address, theme) : []
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
        // Clear of the pin where the zone is small.
        x={view.x(point) - Math.max(radius * 0.8, 16)}
        y={view.y(point) - radius * 0.72}
        textAnchor="end"
      >
        {zone.label}
      </text>
    </>
  )
}

interface HereProps extends Pick<StripMapProps, 'point'> {
  readonly view: StripView
  readonly me: MapPosition
}

/** How exactly a position is known, and the way to the record. */
function Here({ view, point, me }: HereProps) {
  const [x, y] = [view.x(me), view.y(me)]
  return (
    <>
      {me.accuracy ? <circle className="strip__accuracy" cx={x} cy={y} r={me.accuracy / view.metres} /> : null}
      {point ? <path className="strip__way" d={`M${x} ${y}L${view.x(point)} ${view.y(point)}`} /> : null}
    </>
  )
}

/** Above the pin, which would cover it where I am north of the record. */
function Dot({ view, me }: Pick<HereProps, 'view' | 'me'>) {
  return <circle className="strip__me" cx={view.x(me)} cy={view.y(me)} r="8" />
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
