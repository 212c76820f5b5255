import { useState } from 'react'
import { Chip, Chips, OptionList, Segmented, Switch, Tabs } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const STATES = ['open', 'doing', 'done'] as const

export default function OptionListExample() {
  const t = useTexts()
  const [one, setOne] = useState<(typeof STATES)[number]>('open')
  const [many, setMany] = useState<(typeof STATES)[number][]>(['doing'])
  const [isOn, setOn] = useState(true)
  const options = STATES.map((value) => ({ value, label: t(`parts.${value}`) }))
  const toggle = (value: (typeof STATES)[number]) =>
    setMany(many.includes(value) ? many.filter((other) => other !== value) : [...many, value])
  return (
    <>
      <Shown state="tabs">
        <Tabs
          label={t('parts.states')}
          tabs={options.map((option, index) => ({ ...option, count: [12, 3, undefined][index] }))}
          value={one}
          onChange={setOne}
        />
      </Shown>
      <Shown state="segmented" pad>
        <Segmented label={t('parts.states')} hideLabel options={options} value={one} onChange={setOne} />
      </Shown>
      <Shown state="chips">
        <Chips label={t('parts.states')}>
          {options.map(({ value, label }, index) => (
            <Chip key={value} pressed={many.includes(value)} count={[12, 3, 0][index]} onPress={() => toggle(value)}>
              {label}
            </Chip>
          ))}
        </Chips>
      </Shown>
      <Shown state="one">
        <OptionList label={t('parts.states')} options={options} value={one} onChange={setOne} />
      </Shown>
      <Shown state="many">
        <OptionList kind="many" label={t('parts.states')} options={options} value={many} onChange={setMany} />
      </Shown>
      <Shown state="switch">
        <Switch label={t('parts.remind')} note={t('parts.remindNote')} checked={isOn} onChange={setOn} />
      </Shown>
    </>
  )
}
