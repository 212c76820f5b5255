import AddressBook from '@phosphor-icons/core/regular/address-book.svg'
import Certificate from '@phosphor-icons/core/regular/certificate.svg'
import IdentificationCard from '@phosphor-icons/core/regular/identification-card.svg'
import Scan from '@phosphor-icons/core/regular/scan.svg'
import { useCore } from '#platform/core'
import { Button, Icon, IconButton } from '#ui/components'
import { type ReadCard, readCard } from './readCard'
import type { Licence } from './readLicence'
import { useScan, useScanTexts } from './useScan'

export interface ScanButtonProps {
  /** The field that is filled; part of the button's name. */
  readonly label: string
  readonly onText: (text: string) => void
}

/** Fills a text field with the text of a code, as its `action`. */
export function ScanButton({ label, onText }: ScanButtonProps) {
  const t = useScanTexts()
  const scan = useScan()
  const press = async () => {
    const text = await scan.code()
    if (text !== undefined) onText(text)
  }
  return (
    <IconButton label={t('scanning.code', { label })} tone="brand" onPress={press}>
      <Icon svg={Scan} />
    </IconButton>
  )
}

/** Reads the code of a business licence: the credit code, and the company's name where the licence has it. */
export function LicenceScan({ onLicence }: { readonly onLicence: (licence: Licence) => void }) {
  const t = useScanTexts()
  const scan = useScan()
  const press = async () => {
    const licence = await scan.licence()
    if (licence) onLicence(licence)
  }
  return (
    <Button size="small" variant="soft" icon={<Icon svg={Certificate} />} onPress={press}>
      {t('scanning.licence')}
    </Button>
  )
}

/** Reads a business card. Absent in a browser, which reads none. */
export function CardScan({ onCard }: { readonly onCard: (card: ReadCard) => void }) {
  const t = useScanTexts()
  const scan = useScan()
  const { host } = useCore()
  const press = async () => {
    const card = await scan.card()
    if (card) onCard(card)
  }
  if (!host.native) return null
  return (
    <Button size="small" variant="soft" icon={<Icon svg={IdentificationCard} />} onPress={press}>
      {t('scanning.card')}
    </Button>
  )
}

/** Takes over somebody of the phone's contacts. Absent in browsers that give none. */
export function PersonPick({ onPerson }: { readonly onPerson: (person: ReadCard) => void }) {
  const t = useScanTexts()
  const { host } = useCore()
  const press = async () => {
    // The host layer toasts why nobody was picked.
    const picked = await host.pickContact({})
    if (picked.ok) onPerson(readCard({ name: picked.data.name, duty: '', tel: picked.data.phone, path: '' }))
  }
  if (!host.native && !('contacts' in navigator)) return null
  return (
    <Button size="small" variant="soft" icon={<Icon svg={AddressBook} />} onPress={press}>
      {t('scanning.person')}
    </Button>
  )
}
