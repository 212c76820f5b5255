import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { useDictionary } from '#domain/directory'
import { Gallery } from '#kit/attachments'
import { DetailScreen, HeadFacts, LinksCard, linkTo, RecordHead, recordData, useRecord } from '#kit/detail'
import { useReach, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, CellCard, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import type { Case } from '../api'
import { useTexts } from '../plugin'
import { caseRows, cases } from '../records'
import { caseDetails, caseList, programDetails } from '../routes'
import { figuresOf } from '../rules/change'
import { unitIn } from '../rules/unit'

export const data = recordData(cases)

/** A case: figures before and after, photos, the programme (/caseDetails). */
export default observer(function CaseDetail() {
  const { id } = useSearch(caseDetails)
  const t = useTexts()
  const { say } = usePageTools()
  const industries = useDictionary('industry')
  const open = useRecord(cases, id)
  const reach = useReach()
  return (
    <DetailScreen
      open={open}
      title={say.name}
      list={href(caseList, {})}
      neighbours={useStore(caseRows).browsing}
      head={(record) => (
        <RecordHead record={`case:${id}`} name={say.name(record)}>
          <HeadFacts>
            <span>{industries.name(record.industry)}</span>
            <span>{record.year}</span>
          </HeadFacts>
        </RecordHead>
      )}
      parts={(record) => [
        { key: 'figures', body: <Figures record={record} /> },
        record.text !== undefined && {
          key: 'text',
          body: (
            <Card title={t('case.about')} pad>
              <p>{say.text(record.text, record.textEn)}</p>
            </Card>
          ),
        },
        record.photos.length > 0 && {
          key: 'photos',
          body: (
            <Card title={t('case.photos')} pad>
              <Gallery label={t('case.photos')} photos={record.photos} />
            </Card>
          ),
        },
        {
          key: 'links',
          body: (
            <LinksCard
              links={[
                record.programmeId === undefined
                  ? undefined
                  : linkTo(
                      programDetails,
                      { id: record.programmeId },
                      record.programme && t('case.solution', { name: say.name(record.programme) }),
                    ),
                record.custId !== undefined && reach(customerDetails)
                  ? linkTo(customerDetails, { id: record.custId }, t('case.customer'))
                  : undefined,
              ]}
            />
          ),
        },
      ]}
    />
  )
})

/** Figures before and after, with their change; a dash where there was nothing before. */
function Figures({ record: { before, after } }: { readonly record: Case }) {
  const t = useTexts()
  const { say } = usePageTools()
  return (
    <CellCard
      title={t('case.figures')}
      cells={figuresOf(before, after).map(({ label, labelEn, unit, value, result, change }) => ({
        key: label,
        title: say.text(label, labelEn),
        note: `${say.number(value) ?? '—'} → ${say.number(result) ?? '—'} ${unitIn(unit, say.currency)}`,
        value: say.change(change) ?? '—',
      }))}
    />
  )
}
