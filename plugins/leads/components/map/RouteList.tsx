import { NavigationArrow } from '@phosphor-icons/react/dist/csr/NavigationArrow'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { observer } from 'mobx-react-lite'
import { formatDistance } from '#src/calendar'
import { useHostActions } from '#src/detail'
import { errorText } from '#src/http'
import { useCoreTexts, useLanguage } from '#src/i18n'
import { Button, IconButton, RetryRow, SkeletonRows, StateView } from '#src/ui'
import { useTexts } from '../../texts'
import { useFormats } from '../detail/useFormats'
import { WhyLine } from '../list/WhyLine'
import type { Stops } from './useStops'

interface RouteListProps {
  readonly stops: Stops
  /** The way begins where the user is, else at the first stop. */
  readonly isFromMe: boolean
  readonly onShow: (id: string) => void
}

/** The stops in the shortest order found, with the way to each and the whole length (as the crow flies). */
export const RouteList = observer(function RouteList({ stops, isFromMe, onShow }: RouteListProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const formats = useFormats()
  const { goTo } = useHostActions()
  const { route } = stops
  if (stops.error !== undefined) return <RetryRow text={errorText(stops.error, core)} onRetry={stops.retry} />
  if (!route) return <SkeletonRows count={2} />
  const [first] = route.stops
  if (!first) return <StateView kind="empty" title={t('map.route.noneTitle')} text={t('map.route.noneText')} />
  return (
    <>
      <div className="routehead">
        <div>
          <b className="num">{formatDistance(route.length)}</b>
          <p className="num">
            {t('map.route.stops', { count: route.stops.length })},{' '}
            {t(isFromMe ? 'map.route.fromMe' : 'map.route.fromFirst')}
          </p>
        </div>
        <Button
          variant="main"
          icon={<NavigationArrow weight="fill" aria-hidden="true" />}
          onPress={() => goTo(first, formats.name(first.lead))}
        >
          {t('map.route.start')}
        </Button>
      </div>
      <ol className="list">
        {route.stops.map((stop, index) => (
          <li key={stop.id} className="routestop" data-record={`lead:${stop.id}`}>
            <button type="button" className="routestop__main" onClick={() => onShow(stop.id)}>
              <span className="routestop__number num" aria-hidden="true">
                {index + 1}
              </span>
              <span className="routestop__words">
                <b className="truncate">{formats.name(stop.lead)}</b>
                <WhyLine lead={stop.lead} t={t} language={language} />
              </span>
              <span className="routestop__leg num">
                {index === 0 && !isFromMe ? null : formatDistance(route.legs[index] ?? 0)}
              </span>
            </button>
            <IconButton
              label={t('map.route.goTo', { name: formats.name(stop.lead) })}
              tone="brand"
              onPress={() => goTo(stop, formats.name(stop.lead))}
            >
              <NavigationArrow aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('map.route.remove', { name: formats.name(stop.lead) })}
              tone="quiet"
              onPress={() => stops.toggle(stop.lead.id)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="routefoot">
        <Button variant="plain" size="small" onPress={stops.clear}>
          {t('map.route.clear')}
        </Button>
      </div>
    </>
  )
})
