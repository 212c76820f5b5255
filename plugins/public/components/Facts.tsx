import { CopyButton, Facts, FactsCard, useFieldFacts, useHostActions } from '#kit/detail'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const CODE = '91440605MA4W1X5R2K'

/** Usually declared beside the call, whose schema follows from them: `...fieldEntries(FIELDS)`. */
const FIELDS = { code: 'copied', sum: 'money', from: 'day' } as const

export default function FactsExample() {
  const t = useTexts()
  const { share } = useHostActions()
  const factsOf = useFieldFacts()
  const labels = { code: t('parts.record.code'), sum: t('parts.amount'), from: t('parts.month') }
  return (
    <>
      <Shown state="facts">
        <Facts
          facts={[
            { label: t('parts.record.owner'), value: '李伟 Li Wei', onPress: () => share({ title: '李伟' }) },
            { label: t('parts.record.code'), value: CODE, copy: CODE },
            { label: t('parts.bill'), value: undefined },
          ]}
        />
        <FactsCard title={t('parts.bill')} facts={[{ label: t('parts.month'), value: '2026-11' }]} />
      </Shown>
      <Shown state="declared">
        <Facts facts={factsOf(FIELDS, { code: CODE, sum: 860_000, from: '2025-03-04' }, (name) => labels[name])} />
      </Shown>
      <Shown state="empty">
        <Facts facts={[]} />
      </Shown>
      <Shown state="inRow" pad>
        <div className="shown__line">
          <Button variant="plain" onPress={() => share({ title: CODE, text: CODE })}>
            {CODE}
          </Button>
          <CopyButton text={CODE} label={t('parts.record.code')} />
        </div>
      </Shown>
    </>
  )
}
