import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { useDictionary } from '#domain/directory'
import { ListRow } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageTools } from '#ui/components'
import { IndustryList, type RowProps } from '../components/IndustryList'
import { useTexts } from '../plugin'
import { caseListing, caseRows } from '../records'
import { caseDetails } from '../routes'
import { figuresOf } from '../rules/change'

export { caseListing as data } from '../records'
export { caseSearch as search } from '../rules/filters'

/** Cases, such as those of a customer's industry. */
export default function CaseList() {
  const t = useTexts()
  return <IndustryList list={caseListing} texts="cases" title={t('title.cases')} row={Row} />
}

const Row = observer(function Row({ id, onOpen }: RowProps) {
  const { say } = usePageTools()
  const industries = useDictionary('industry')
  const record = useStore(caseRows).get(id)
  if (!record) return null
  const { industry, year, before, after, programme } = record
  const [first] = figuresOf(before, after)
  return (
    <ListRow
      record={`case:${id}`}
      to={href(caseDetails, { id })}
      onOpen={onOpen}
      title={say.name(record)}
      lines={[
        {
          left: [industries.name(industry), programme && say.name(programme)].filter(Boolean).join(' · '),
          right: String(year),
        },
        { left: first && `${say.text(first.label, first.labelEn)} ${say.change(first.change) ?? '—'}` },
      ]}
    />
  )
})
