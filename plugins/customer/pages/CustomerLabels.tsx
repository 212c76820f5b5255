import { observer } from 'mobx-react-lite'
import { DetailScreen, useRecord } from '#src/detail'
import { useSearch } from '#src/navigation'
import { href } from '#src/routes'
import { Button, CellCard, LongText, StateView } from '#src/ui'
import { LabelDot } from '../components/LabelDot'
import { useArea } from '../components/useArea'
import { customerDetails, customerLabelEdit, customerLabelList } from '../routes'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { companies } from '../stores/companies'

/** Labels of a company by category, who set them and when (/customerLabelList). */
export default observer(function CustomerLabels() {
  const { id } = useSearch(customerLabelList)
  const { t, say, page } = useArea()
  const open = useRecord(companies, id)
  const edit = { label: t('title.customerLabelEdit'), onPress: () => page.open(customerLabelEdit, { id }) }
  return (
    <DetailScreen
      open={open}
      title={() => t('title.customerLabelList')}
      list={href(customerDetails, { id })}
      parts={({ labels, can }) => [
        labels.length === 0 && {
          key: 'none',
          body: <StateView kind="empty" title={t('label.none')} action={can.includes('label') ? edit : undefined} />,
        },
        ...LABEL_CATEGORIES.map((category) => {
          const cells = labels
            .filter((label) => label.category === category)
            .map(({ id: key, colour, at, by, ...label }) => ({
              ...{ key, icon: <LabelDot colour={colour} />, title: <LongText text={say.name(label)} isShort /> },
              note: [say.name(by), say.day(at)].filter(Boolean).join(' · '),
            }))
          return { key: category, body: <CellCard title={t(`category.${category}`)} cells={cells} /> }
        }),
      ]}
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
