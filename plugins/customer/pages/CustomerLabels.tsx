import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { DetailScreen, useRecord } from '#kit/detail'
import { useSearch } from '#platform/navigation'
import { Button, CellCards, LongText, StateView, usePageTools } from '#ui/components'
import type { Label } from '../api/company'
import { LabelDot } from '../components/LabelDot'
import { useTexts } from '../plugin'
import { customerDetails, customerLabelEdit, customerLabelList } from '../routes'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { companies } from '../stores/companies'

/** Labels of a company by category, who set them and when (/customerLabelList). */
export default observer(function CustomerLabels() {
  const { id } = useSearch(customerLabelList)
  const t = useTexts()
  const { say, page } = usePageTools()
  const open = useRecord(companies, id)
  const edit = { label: t('title.customerLabelEdit'), onPress: () => page.open(customerLabelEdit, { id }) }
  const cell = ({ colour, at, by, ...label }: Label) => ({
    icon: <LabelDot colour={colour} />,
    title: <LongText text={say.name(label)} isShort />,
    note: [say.name(by), say.day(at)].filter(Boolean).join(' · '),
  })
  return (
    <DetailScreen
      open={open}
      title={() => t('title.customerLabelList')}
      list={href(customerDetails, { id })}
      parts={({ labels, can }) => {
        const of = (category: string) => labels.filter((label) => label.category === category)
        const categories = new Set<string>([...LABEL_CATEGORIES, ...labels.map(({ category }) => category)])
        const lists = [...categories].map((category) => [category, of(category).map(cell)] as const)
        const none = (
          <StateView kind="empty" title={t('label.none')} action={can.includes('label') ? edit : undefined} />
        )
        const cards = <CellCards group="category" lists={Object.fromEntries(lists)} />
        return [{ key: 'labels', body: labels.length === 0 ? none : cards }]
      }}
      bottomBar={({ can, labels }) =>
        can.includes('label') && labels.length > 0 ? (
          <Button variant="brand" wide onPress={edit.onPress}>
            {edit.label}
          </Button>
        ) : undefined
      }
    />
  )
})
