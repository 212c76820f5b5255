import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { defineFields, value } from '#base/fields'
import { distanceBetween, type Point } from '#base/geo'
import { EditFrame, FormPage, TextInput, useDraftForm, useFieldValue } from '#kit/forms'
import { divisionsOf, PlaceMap, type PlaceMapProps, PlaceNames } from '#kit/map'
import { refusalText, runMove, useNeeded } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { HttpError, refusalCode, STALE_VERSION } from '#platform/http'
import { Card, SkeletonMap } from '#ui/components'
import { changeClueAddress, type LeadDetail } from '../../api'
import { clueSearchPoi } from '../../routes'
import { placeFields } from '../../rules/fields'
import type { LeadId } from '../../rules/vocabulary'
import { leadAreas } from '../../stores/dictionaries'
import { changeAddress, leadRecords } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import { isStill, useAddressAt } from './useAddressAt'

const formFields = defineFields({ ...placeFields.table, version: value(v.number(), 0) })

interface PlaceFormProps {
  readonly id: LeadId
  /** Where the pin begins; default: the place of the lead. */
  readonly start?: Point | undefined
  readonly onSaved: (place: Point) => void
}

interface FormProps extends Omit<PlaceFormProps, 'id'> {
  readonly lead: LeadDetail
}

// Rights are checked before the map opens: a user must not search for a place and then fail to save it.
/** Marks the place of a lead. */
export const PlaceForm = observer(function PlaceForm({ id, start, onSaved }: PlaceFormProps) {
  const { t } = useArea()
  const open = useStore(leadRecords).of(id)
  const { main, beside } = open
  return (
    <EditFrame
      title={t('title.selectAddress')}
      open={open}
      load={[main, beside.rights]}
      may={() => beside.rights.value?.edit === true && main.value?.state === 'owned'}
      denied={{ title: t('mark.deniedTitle'), text: t('mark.deniedText') }}
      skeleton={<SkeletonMap />}
    >
      {() => main.value && <Form lead={main.value} start={start} onSaved={onSaved} />}
    </EditFrame>
  )
})

const Form = observer(function Form({ lead, start, onSaved }: FormProps) {
  const { t, say, page } = useArea()
  const core = useCore()
  const [begin] = useState(lead)
  const form = useDraftForm({
    form: 'lead.place',
    // A pin that begins somewhere has a draft of its own: an older one would take it elsewhere.
    record: start ? `${lead.id} ${start.lng},${start.lat}` : lead.id,
    defaults: { address: begin.address ?? '', point: start ?? begin.point ?? null, version: begin.version },
    fields: formFields,
    send: async (place) => {
      const outcome = await runMove(core, changeAddress, lead.id, place, { t, refusals: 'caller' })
      if (outcome.kind === 'failed') throw outcome.error
      if (outcome.kind === 'done') return
      // The present place is shown with the failure: a second press saves over it.
      const present = core.store(leadRecords).of(lead.id).main.value
      if (outcome.kind === 'conflict' && present) form.methods.setValue('version', present.version)
      throw new HttpError('refused', 'the lead was changed', { callId: changeClueAddress.id, code: STALE_VERSION })
    },
    onSent: () => {
      const { point: place } = form.methods.getValues()
      if (place) onSaved(place)
      else page.leave()
    },
  })
  const { methods } = form
  const at = useFieldValue(form, 'point') ?? undefined
  const { state, retry, add, drop } = useAddressAt({
    at: form.ready ? at : undefined,
    text: () => methods.getValues('address'),
    fill: (text) => methods.setValue('address', text, { shouldDirty: true }),
    // The saved address stays with its place.
    stale: samePlace(at, begin.point) ? undefined : begin.address,
  })
  const [isSettled, setSettled] = useState(false)
  const settle = (place: Point) => {
    const known = methods.getValues('point')
    // The first view only repeats the position of the pin, up to rounding; without a place it is the start.
    if (!isSettled && known) return setSettled(true)
    setSettled(true)
    if (known && isStill(known, place)) return
    drop()
    if (known) methods.setValue('point', place, { shouldDirty: true })
    else methods.resetField('point', { defaultValue: place })
  }
  const moved = at && begin.point ? distanceBetween(at, begin.point) : 0
  return (
    <FormPage
      title={t('title.selectAddress')}
      form={form}
      submit={t('mark.save')}
      failureText={(error) =>
        refusalCode(error) === STALE_VERSION ? t('mark.conflict', { address: lead.address }) : refusalText(error, t)
      }
    >
      <LeadPlaceMap label={t('mark.pin')} start={methods.getValues('point') ?? undefined} onSettle={settle} />
      <Card>
        <p className="placemap__note">
          <b>{say.name(lead)}</b>
          {moved >= 1 ? ` · ${t('mark.moved', { distance: say.distance(moved) })}` : ''}
        </p>
        <TextInput form={form} name="address" label={t('mark.address')} lines={2} />
        <PlaceNames state={state} onRetry={retry} onName={add} />
      </Card>
    </FormPage>
  )
})

/** With the divisions that have leads. */
export const LeadPlaceMap = observer(function LeadPlaceMap(props: Pick<PlaceMapProps, 'label' | 'start' | 'onSettle'>) {
  const { page } = useArea()
  const areas = useNeeded(useStore(leadAreas))
  return (
    <PlaceMap
      {...props}
      divisions={divisionsOf(areas.value ?? [])}
      search={(near) => page.choose(clueSearchPoi, { ...near })}
    />
  )
})

const samePlace = (a: Point | undefined, b: Point | undefined) => a?.lng === b?.lng && a?.lat === b?.lat
