import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { mapAtText, type Point } from '#base/geo'
import { useHostActions } from '#kit/detail'
import { PlaceNames } from '#kit/map'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, Card, PageFrame, TextField } from '#ui/components'
import { LeadPlaceMap, PlaceForm } from '../components/place/PlaceForm'
import { isStill, useAddressAt } from '../components/place/useAddressAt'
import { useArea } from '../components/useArea'
import { clueMap, selectAddress } from '../routes'
import type { LeadId } from '../rules/vocabulary'

/** Zoom of the map for a lead that has a place. */
const SHOW_ZOOM = 16

/** Marks the place of a lead (/selectAddress); without a lead it shows the address of a place. */
export default observer(function SelectAddress() {
  const { id } = useSearch(selectAddress)
  return id === undefined ? <AddressOfPlace /> : <OnMap key={id} id={id} />
})

const OnMap = observer(function OnMap({ id }: { readonly id: LeadId }) {
  const page = usePageNavigation()
  // Opens the page that going back opens, too (section 2), with the lead in view.
  const show = (center: Point) =>
    page.replace(clueMap, { from: 'home', lead: id, at: mapAtText({ center, zoom: SHOW_ZOOM }) })
  return <PlaceForm id={id} onSaved={show} />
})

const AddressOfPlace = observer(function AddressOfPlace() {
  const { t } = useArea()
  const { copy } = useHostActions()
  const [at, setAt] = useState<Point>()
  const [address, setAddress] = useState('')
  const { state, retry, add, drop } = useAddressAt({ at, text: () => address, fill: setAddress })
  const settle = (place: Point) => {
    if (at && isStill(at, place)) return
    drop()
    setAt(place)
  }
  usePageState('ready')
  return (
    <PageFrame
      title={t('title.selectAddress')}
      bottomBar={
        <Button variant="brand" wide disabled={address === ''} onPress={() => copy(address)}>
          {t('mark.copy')}
        </Button>
      }
    >
      <LeadPlaceMap label={t('mark.pinAlone')} start={undefined} onSettle={settle} />
      <Card>
        <TextField label={t('mark.address')} value={address} onChange={setAddress} />
        <PlaceNames state={state} onRetry={retry} onName={add} />
      </Card>
    </PageFrame>
  )
})
