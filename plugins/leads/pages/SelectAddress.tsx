import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { mapAtText, type Point } from '#base/geo'
import { useHostActions } from '#kit/detail'
import { PlaceNames, usePlaceAddress } from '#kit/map'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, Card, PageFrame, TextField } from '#ui/components'
import { addressQuery, LeadPlaceMap, PlaceForm } from '../components/place/PlaceForm'
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
  // The last text from the map, with the names that were added to it; a text that the user typed stays.
  const fromMap = useRef('')
  const isOwn = () => address !== '' && address !== fromMap.current
  const take = (text: string) => {
    fromMap.current = text
    setAddress(text)
  }
  const { state, retry } = usePlaceAddress(at, addressQuery, (found) => !isOwn() && take(found.address))
  const add = (name: string) => (isOwn() ? setAddress : take)(`${address}${name}`)
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
      <LeadPlaceMap label={t('mark.pinAlone')} start={undefined} onSettle={setAt} />
      <Card>
        <TextField label={t('mark.address')} value={address} onChange={setAddress} />
        <PlaceNames state={state} onRetry={retry} onName={add} />
      </Card>
    </PageFrame>
  )
})
