import { useState } from 'react'
import { ScanButton } from '#kit/scanner'
import { SearchField, TextArea, TextField } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function TextFieldExample() {
  const t = useTexts()
  const [plate, setPlate] = useState('')
  const [amount, setAmount] = useState('12')
  const [note, setNote] = useState('')
  const [find, setFind] = useState('')
  return (
    <>
      <Shown state="scanned">
        <TextField
          label={t('parts.plate')}
          hint={t('parts.optional')}
          value={plate}
          onChange={setPlate}
          action={<ScanButton label={t('parts.plate')} onText={setPlate} />}
        />
      </Shown>
      <Shown state="unit">
        <TextField
          label={t('parts.heat')}
          required
          inputMode="decimal"
          unit="t/h"
          value={amount}
          onChange={setAmount}
          error={/^\d+(\.\d+)?$/.test(amount) ? undefined : t('parts.aNumber')}
        />
      </Shown>
      <Shown state="disabled">
        <TextField label={t('parts.plate')} value="G25-0042" onChange={setPlate} disabled />
      </Shown>
      <Shown state="long">
        <TextArea label={t('parts.note')} value={note} onChange={setNote} minLength={10} maxLength={200} rows={3} />
      </Shown>
      <Shown state="search">
        <SearchField
          label={t('parts.companies')}
          placeholder={t('parts.companies')}
          value={find}
          onChange={setFind}
          recent={['嘉禾', 'Guangda']}
        />
      </Shown>
    </>
  )
}
