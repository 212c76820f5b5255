import CheckCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg'
import NavigationArrowFill from '@phosphor-icons/core/fill/navigation-arrow-fill.svg'
import ArrowDown from '@phosphor-icons/core/regular/arrow-down.svg'
import ArrowUp from '@phosphor-icons/core/regular/arrow-up.svg'
import NavigationArrow from '@phosphor-icons/core/regular/navigation-arrow.svg'
import PlusCircle from '@phosphor-icons/core/regular/plus-circle.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { Stop } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { useHostActions } from '#kit/detail'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Button, Icon, IconButton, RetryRow, SkeletonRows, StateView } from '#ui/components'
import { useOnMapTexts } from './texts'
import type { RouteStops } from './useRouteStops'
import './RouteList.css'

export interface RouteListProps<S extends Stop> {
  readonly stops: RouteStops<S>
  /** The way begins where the user is, else at the first stop. */
  readonly isFromMe: boolean
  readonly nameOf: (stop: S) => string
  /** Line below the name. */
  readonly noteOf?: ((stop: S) => ReactNode) | undefined
  /** Name of the kind of record, for `data-record`. */
  readonly record: string
  /** How stops are added, while there are none. */
  readonly none: string
  readonly onShow: (id: string) => void
}

/**
 * The stops in the shortest order found, or in the user’s own, with the way to each and the whole length (as the crow
 * flies).
 */
export const RouteList = observer(RouteListOf) as typeof RouteListOf

function RouteListOf<S extends Stop>(props: RouteListProps<S>) {
  const { stops, isFromMe, nameOf, noteOf, record, none, onShow } = props
  const t = useOnMapTexts()
  const core = useCoreTexts()
  const { goTo } = useHostActions()
  const [isOrdering, setOrdering] = useState(false)
  const { route, isOwnOrder } = stops
  if (stops.error !== undefined) return <RetryRow text={errorText(stops.error, core)} onRetry={stops.retry} />
  if (!route) return <SkeletonRows count={2} />
  const [first] = route.stops
  if (!first) return <StateView kind="empty" title={t('onMap.route.noneTitle')} text={none} />
  return (
    <>
      <div className="routehead">
        <div>
          <b className="num">{formatDistance(route.length)}</b>
          <p className="num">
            {t('onMap.route.stops', { count: route.stops.length })},{' '}
            {t(isOwnOrder ? 'onMap.route.own' : isFromMe ? 'onMap.route.fromMe' : 'onMap.route.fromFirst')}
          </p>
        </div>
        <Button variant="main" icon={<Icon svg={NavigationArrowFill} />} onPress={() => goTo(first, nameOf(first))}>
          {t('onMap.route.start')}
        </Button>
      </div>
      <ol className="list">
        {route.stops.map((stop, index) => {
          const name = nameOf(stop)
          return (
            <li key={stop.id} className="routestop" data-record={`${record}:${stop.id}`}>
              <button type="button" className="routestop__main" onClick={() => onShow(stop.id)}>
                <span className="routestop__number num" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="routestop__words">
                  <b className="truncate">{name}</b>
                  {noteOf?.(stop)}
                </span>
                <span className="routestop__leg num">
                  {index === 0 && !isFromMe ? null : formatDistance(route.legs[index] ?? 0)}
                </span>
              </button>
              {isOrdering ? (
                <>
                  <IconButton
                    label={t('onMap.route.earlier', { name })}
                    tone="brand"
                    disabled={index === 0}
                    onPress={() => stops.move(stop.id, -1)}
                  >
                    <Icon svg={ArrowUp} />
                  </IconButton>
                  <IconButton
                    label={t('onMap.route.later', { name })}
                    tone="brand"
                    disabled={index === route.stops.length - 1}
                    onPress={() => stops.move(stop.id, 1)}
                  >
                    <Icon svg={ArrowDown} />
                  </IconButton>
                </>
              ) : (
                <>
                  <IconButton label={t('onMap.route.goTo', { name })} tone="brand" onPress={() => goTo(stop, name)}>
                    <Icon svg={NavigationArrow} />
                  </IconButton>
                  <IconButton
                    label={t('onMap.route.remove', { name })}
                    tone="quiet"
                    onPress={() => stops.toggle(stop.id)}
                  >
                    <Icon svg={X} />
                  </IconButton>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <div className="routefoot">
        {route.stops.length > 1 ? (
          <Button variant="plain" size="small" onPress={() => setOrdering(!isOrdering)}>
            {t(isOrdering ? 'onMap.route.ordered' : 'onMap.route.order')}
          </Button>
        ) : null}
        {isOwnOrder ? (
          <Button variant="plain" size="small" onPress={stops.shorten}>
            {t('onMap.route.shortest')}
          </Button>
        ) : null}
        <Button variant="plain" size="small" onPress={stops.clear}>
          {t('onMap.route.clear')}
        </Button>
      </div>
    </>
  )
}

export interface StopRowProps {
  readonly stops: Pick<RouteStops<Stop>, 'has' | 'toggle'>
  readonly id: string
  readonly name: string
  /** A record without a place cannot be visited. */
  readonly isPlaced: boolean
  /** The row of the record. */
  readonly children: ReactNode
}

/** A row of a record with the button that puts it on the route. */
export function StopRow({ stops, id, name, isPlaced, children }: StopRowProps) {
  const t = useOnMapTexts()
  const isOn = stops.has(id)
  return (
    <div className="stoprow">
      {children}
      <IconButton
        label={t(isOn ? 'onMap.route.remove' : 'onMap.route.add', { name })}
        pressed={isOn}
        tone={isOn ? 'brand' : 'quiet'}
        disabled={!isPlaced}
        onPress={() => stops.toggle(id)}
      >
        {isOn ? <Icon svg={CheckCircleFill} /> : <Icon svg={PlusCircle} />}
      </IconButton>
    </div>
  )
}
