import { Certificate } from '@phosphor-icons/react/dist/csr/Certificate'
import { IdentificationCard } from '@phosphor-icons/react/dist/csr/IdentificationCard'
import { Scan } from '@phosphor-icons/react/dist/csr/Scan'
import { useCore } from '#platform/core'
import { Button, IconButton } from '#ui/components'
import type { ReadCard } from './readCard'
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
      <Scan aria-hidden="true" />
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
    <Button size="small" variant="soft" icon={<Certificate aria-hidden="true" />} onPress={press}>
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
    <Button size="small" variant="soft" icon={<IdentificationCard aria-hidden="true" />} onPress={press}>
      {t('scanning.card')}
    </Button>
  )
}
