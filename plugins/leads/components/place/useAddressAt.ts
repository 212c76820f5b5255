import { useRef } from 'react'
import { distanceBetween, type Point } from '#base/geo'
import { usePlaceAddress } from '#kit/map'
import { queryOf } from '#kit/records'
import { getQueryAddress, type PlaceAddress } from '../../api'

/** The pin moves less than this when only the size of the map has changed. m */
const STILL = 2

/** Whether the pin stands where it stood. */
export const isStill = (known: Point, place: Point) => distanceBetween(known, place) < STILL

interface AddressField {
  /** Where the pin is. */
  readonly at: Point | undefined
  readonly text: () => string
  readonly fill: (text: string) => void
  /** An address that is not the user's text and gives way to the first one from the map. */
  readonly stale?: string | undefined
}

/**
 * Fills in the address of the place under the pin. Text from the map goes with its place: at the next one it would be
 * wrong, and after a restart nobody would know that it is not the user's. A text that the user typed stays.
 */
export function useAddressAt({ at, text, fill, stale }: AddressField) {
  // The last text from the map, with the name that was added to it.
  const fromMap = useRef<string>(undefined)
  const isOwn = () => text() !== '' && text() !== (fromMap.current ?? stale)
  const take = ({ address, names }: PlaceAddress) => {
    const typed = text()
    // The same place is asked for again after a return or a restart: a name that was added to its address stays.
    const isNamed = address !== '' && names.some((name) => typed === `${address}${name}`)
    const stays = isNamed || isOwn()
    fromMap.current = isNamed ? typed : address
    if (!stays && address !== '') fill(address)
  }
  const { state, retry } = usePlaceAddress(at, (point) => queryOf(getQueryAddress, point), take)
  const add = (name: string) => {
    if (isOwn()) {
      // A second tap adds it no second time.
      if (!text().endsWith(name)) fill(`${text()}${name}`)
      return
    }
    const address = state.kind === 'found' ? state.found.address : ''
    fromMap.current = `${address}${name}`
    fill(fromMap.current)
  }
  /** Before the pin stands at another place. */
  const drop = () => {
    if (fromMap.current !== undefined && !isOwn()) fill('')
  }
  return { state, retry, add, drop }
}
