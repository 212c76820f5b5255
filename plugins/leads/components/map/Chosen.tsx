import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { NavigationArrow } from '@phosphor-icons/react/dist/csr/NavigationArrow'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { useHostActions } from '#src/detail'
import type { PlaceRef } from '#src/directory'
import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { useResource } from '#src/records'
import { IconButton, PlaceActions, RetryRow, SkeletonRows } from '#src/ui'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore, refreshLead } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import { useFormats } from '../detail/useFormats'
import type { RowActions } from '../list/useRowActions'
import { StopRow } from './InView'
import type { Stops } from './useStops'

interface ChosenLeadProps {
  readonly id: LeadId
  readonly stops: Stops
  readonly actions: RowActions
  readonly onClose: () => void
}

/** The lead whose mark was tapped. */
export const ChosenLead = observer(function ChosenLead({ id, stops, actions, onClose }: ChosenLeadProps) {
  const t = useTexts()
  const texts = useCoreTexts()
  const { name } = useFormats()
  const { goTo } = useHostActions()
  const leads = useStore(leadStore)
  const lead = leads.get(id)
  const loaded = useResource(async (core, signal) => {
    if (leads.get(id)?.point) return
    // Deleted since the map was drawn, or no longer in sight.
    if (!(await refreshLead(core, id, { signal }))) onClose()
  })
  if (loaded.status === 'failed') return <RetryRow text={errorText(loaded.error, texts)} onRetry={loaded.load} />
  if (!lead) return <SkeletonRows count={1} />
  const { point } = lead
  return (
    <div className="chosen">
      <div className="chosen__close">
        <IconButton label={t('map.closeLead')} onPress={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <StopRow id={id} stops={stops} actions={actions} tab="all" />
      <div className="chosen__actions">
        <PlaceActions
          label={name(lead)}
          actions={[
            { label: t('actions.open'), icon: <ArrowRight aria-hidden="true" />, onPress: () => actions.open(id) },
            ...(point
              ? [
                  {
                    label: t('map.go'),
                    icon: <NavigationArrow weight="fill" aria-hidden="true" />,
                    onPress: () => goTo(point, name(lead)),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </div>
  )
})

interface ChosenPlaceProps {
  readonly place: PlaceRef
  readonly onClose: () => void
}

/** The place that was searched. */
export function ChosenPlace({ place, onClose }: ChosenPlaceProps) {
  const t = useTexts()
  const { goTo } = useHostActions()
  const go = () => goTo(place.point, place.name)
  return (
    <div className="chosen">
      <div className="chosen__place">
        <div>
          <b>{place.name}</b>
          <p>{place.address}</p>
        </div>
        <IconButton label={t('map.clearPlace')} onPress={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="chosen__actions">
        <PlaceActions
          label={place.name}
          actions={[{ label: t('map.go'), icon: <NavigationArrow weight="fill" aria-hidden="true" />, onPress: go }]}
        />
      </div>
    </div>
  )
}
