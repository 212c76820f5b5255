import { Attention, StatusTag, useCodeText } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const tones = { open: 'warn', doing: 'brand', done: 'good', late: 'risk', closed: 'plain' } as const
const words = Object.keys(tones) as (keyof typeof tones)[]

export default function StatusTagExample() {
  const t = useTexts()
  const word = useCodeText()
  return (
    <Shown state="statesAll" pad>
      <div className="shown__line">
        {words.map((state) => (
          // The area provides the texts: here `parts.open`, usually `state.open`.
          <StatusTag key={state} word={state} tones={tones} group="parts" />
        ))}
      </div>
      <Attention>{[t('parts.late'), word('parts', 'done'), word('parts', '9')].join(' · ')}</Attention>
    </Shown>
  )
}
