import { observer } from 'mobx-react-lite'
import { formatDay } from '#src/calendar'
import { DetailScreen, useRecord } from '#src/detail'
import { usePageNavigation, useSearch } from '#src/navigation'
import { href } from '#src/routes'
import { Button, Cell, LongText, StateView } from '#src/ui'
import { LabelDot } from '../components/LabelDot'
import { useWords } from '../components/useWords'
import { customerDetails, customerLabelEdit, customerLabelList } from '../routes'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { companies } from '../stores/companies'
import { useTexts } from '../texts'

/** Labels of a company by category, who set them and when (/customerLabelList). */
export default observer(function CustomerLabels() {
  const { id } = useSearch(customerLabelList)
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const open = useRecord(companies, id)
  const edit = { label: t('title.customerLabelEdit'), onPress: () => page.open(customerLabelEdit, { id }) }
  return (
    <DetailScreen
      open={open}
      title={() => t('title.customerLabelList')}
      list={href(customerDetails, { id })}
      parts={({ labels, can }) =>
        labels.length === 0
          ? [
              {
                key: 'none',
                body: (
                  <StateView kind="empty" title={t('label.none')} action={can.includes('label') ? edit : undefined} />
                ),
              },
            ]
          : LABEL_CATEGORIES.map((category) => {
              const here = labels.filter((label) => label.category === category)
              return (
                here.length > 0 && {
                  key: category,
                  title: t(`category.${category}`),
                  body: here.map((label) => (
                    <Cell
                      key={label.id}
                      icon={<LabelDot colour={label.colour} />}
                      title={<LongText text={words.name(label)} isShort />}
                      note={[label.by && words.name(label.by), label.at && formatDay(label.at, words.language)]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  )),
                }
              )
            })
      }
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
