import { useState } from 'react'
import { CardScan, type Licence, LicenceScan, PersonPick, type ReadCard } from '#kit/scanner'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function ScanExample() {
  const t = useTexts()
  const [licence, setLicence] = useState<Licence>()
  const [card, setCard] = useState<ReadCard>()
  return (
    <>
      <Shown state="licence" pad>
        <LicenceScan onLicence={setLicence} />
        <p>{licence ? `${licence.name ?? ''} ${licence.creditCode}` : t('parts.notScanned')}</p>
      </Shown>
      <Shown state="card" pad>
        <CardScan onCard={setCard} />
        <PersonPick onPerson={setCard} />
        <p>{card ? [card.name, card.duty, ...card.phones].join(', ') : t('parts.notScanned')}</p>
      </Shown>
    </>
  )
}
