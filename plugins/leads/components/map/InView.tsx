import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { PlusCircle } from '@phosphor-icons/react/dist/csr/PlusCircle'
import { observer } from 'mobx-react-lite'
import { type RefObject, useCallback } from 'react'
import { useStore } from '#src/core'
import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { type ListModel, VirtualRows } from '#src/lists'
import { IconButton, RetryRow, SkeletonRows, StateView } from '#src/ui'
import type { MapTab } from '../../rules/filters'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import { useFormats } from '../detail/useFormats'
import { LeadRow } from '../list/LeadRow'
import type { RowActions } from '../list/useRowActions'
import type { Stops } from './useStops'

interface RowsProps {
  readonly stops: Stops
  readonly actions: RowActions
  readonly tab: MapTab
}

interface InViewProps extends RowsProps {
  readonly rows: ListModel
  readonly scroller: RefObject<HTMLElement | null>
}

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 113

/** The leads that the map shows, as rows. */
export const InView = observer(function InView({ rows, scroller, stops, actions, tab }: InViewProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const row = useCallback(
    (id: string) => <StopRow id={id} stops={stops} actions={actions} tab={tab} />,
    [stops, actions, tab],
  )
  const more = useCallback(() => void rows.loadMore(), [rows])
  const retry = () => void rows.reload().catch(() => undefined)
  if (rows.status === 'failed') return <RetryRow text={errorText(rows.error, core)} onRetry={retry} />
  if (rows.status === 'loading' || (rows.refreshing && rows.ids.length === 0)) return <SkeletonRows count={3} />
  if (rows.ids.length === 0) return <StateView kind="empty" title={t('map.noneTitle')} text={t('map.noneText')} />
  return (
    <VirtualRows
      label={t('map.inView')}
      ids={rows.ids}
      row={row}
      rowHeight={ROW_HEIGHT}
      scroller={() => scroller.current}
      total={rows.total}
      onNearEnd={more}
      footer={rows.more === 'failed' ? <RetryRow text={errorText(rows.error, core)} onRetry={more} /> : null}
    />
  )
})

/** A row of a lead with the button that puts it on the route. */
export const StopRow = observer(function StopRow({ id, stops, actions, tab }: RowsProps & { readonly id: string }) {
  const t = useTexts()
  const { name } = useFormats()
  const lead = useStore(leadStore).get(id)
  if (!lead) return null
  const isOn = stops.has(id)
  return (
    <div className="stoprow">
      <LeadRow id={id} tab={tab === 'all' || tab === 'org' ? 'org' : tab} actions={actions} />
      <IconButton
        label={t(isOn ? 'map.route.remove' : 'map.route.add', { name: name(lead) })}
        pressed={isOn}
        tone={isOn ? 'brand' : 'quiet'}
        disabled={!lead.point}
        onPress={() => stops.toggle(lead.id)}
      >
        {isOn ? <CheckCircle weight="fill" aria-hidden="true" /> : <PlusCircle aria-hidden="true" />}
      </IconButton>
    </div>
  )
})
