import { useState } from 'react'
import { useCore } from '#platform/core'
import { OptionList, TextField, Wizard } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function WizardExample() {
  const t = useTexts()
  const { feedback } = useCore()
  const [step, setStep] = useState(0)
  const [heat, setHeat] = useState<'steam' | 'hotWater'>()
  const [amount, setAmount] = useState('')
  const back = () => setStep(step - 1)
  return (
    <Shown state="wizardSteps">
      {step === 0 ? (
        <Wizard
          title={t('parts.question')}
          step={0}
          count={2}
          onBack={back}
          onNext={() => setStep(1)}
          disabled={heat === undefined}
        >
          <OptionList
            label={t('parts.heat')}
            options={(['steam', 'hotWater'] as const).map((value) => ({ value, label: t(`parts.${value}`) }))}
            value={heat}
            onChange={setHeat}
          />
        </Wizard>
      ) : (
        <Wizard
          title={t('parts.questionTwo')}
          step={1}
          count={2}
          onBack={back}
          onNext={() => feedback.toast(t('parts.sent'))}
          next={t('parts.finish')}
          isLast
          disabled={amount.trim() === ''}
        >
          <TextField label={t('parts.amount')} value={amount} onChange={setAmount} />
        </Wizard>
      )}
    </Shown>
  )
}
