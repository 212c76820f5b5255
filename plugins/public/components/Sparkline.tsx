import { Sparkline } from '#kit/charts'
import { useTexts } from '../plugin'
import { Shown } from './Shown'
import { gas } from './sampleGas'

export default function SparklineExample() {
  const t = useTexts()
  return (
    <>
      <Shown state="usual" pad>
        <Sparkline label={t('parts.gas12')} values={gas} />
      </Shown>
      <Shown state="gaps" pad>
        <Sparkline label={t('parts.gas12')} values={[3, null, 4, 5, null, null, 4]} />
      </Shown>
      <Shown state="level" pad>
        <Sparkline label={t('parts.gas12')} values={[2, 2, 2]} />
      </Shown>
      <Shown state="empty" pad>
        <Sparkline label={t('parts.gas12')} values={[null, null]} />
      </Shown>
    </>
  )
}
