import { useState } from 'react'
import { Button, Card, TextField } from '#ui/components'
import { useArea } from '../useArea'

interface RoofBySizeProps {
  /** Length and width. m */
  readonly onAdd: (length: number, width: number) => void
}

/** The longest side that can be entered. m */
const LONGEST = 2000
const sideOf = (text: string) => {
  const side = Number(text.replace(',', '.'))
  return text.trim() !== '' && side > 0 && side <= LONGEST ? side : undefined
}

/** A roof by its length and width, where the map has no pictures on which it could be traced. */
export function RoofBySize({ onAdd }: RoofBySizeProps) {
  const { t, say } = useArea()
  const [length, setLength] = useState('')
  const [width, setWidth] = useState('')
  const [long, wide] = [sideOf(length), sideOf(width)]
  const isWhole = long !== undefined && wide !== undefined
  const add = () => {
    if (!isWhole) return
    onAdd(long, wide)
    setLength('')
    setWidth('')
  }
  return (
    <Card title={t('roof.bySize')}>
      <div className="roofsize">
        <TextField label={t('roof.length')} value={length} onChange={setLength} inputMode="decimal" unit="m" />
        <TextField label={t('roof.width')} value={width} onChange={setWidth} inputMode="decimal" unit="m" />
        <Button variant="soft" disabled={!isWhole} onPress={add}>
          {isWhole ? t('roof.addSize', { area: say.number(Math.round(long * wide)) }) : t('roof.addNone')}
        </Button>
      </div>
    </Card>
  )
}
