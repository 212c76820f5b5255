import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { href } from '#base/routes'
import { companyPicker, PersonName } from '#domain/directory'
import { FileList, fileOf } from '#kit/attachments'
import { DetailScreen, Facts, recordData, useRecord } from '#kit/detail'
import { ChoiceInput, MoveSheet, TextInput } from '#kit/forms'
import { useMove } from '#kit/records'
import { useReach, useStore } from '#platform/core'
import { usePageState, useSearch } from '#platform/navigation'
import { Button, Card, LongText, PageFrame, StateView, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import { EditAdvice, NewAdvice } from '../components/AdviceForm'
import { SolutionCard } from '../components/SolutionCard'
import { AdviceTag, useNeedWords } from '../components/tags'
import { useTexts } from '../plugin'
import { adopt, adviceRows, advices, decline, recommend } from '../records'
import { advices as adviceList, salesSolutionsAdviceDetails, teamManagement } from '../routes'
import { feedbackFields } from '../rules/fields'

export const data = recordData(advices)

/** An advice to a customer, or its form (/salesSolutionsAdviceDetails). */
export default observer(function AdviceDetails() {
  const { id, custId, businessId, edit } = useSearch(salesSolutionsAdviceDetails)
  if (id !== undefined) return edit ? <EditAdvice id={id} /> : <Shown id={id} />
  return custId === undefined ? <WithoutCustomer /> : <NewAdvice custId={custId} businessId={businessId} />
})

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} ★` }))

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const reach = useReach()
  const needs = useNeedWords()
  const open = useRecord(advices, id)
  const moves = { recommend: useMove(recommend, id), adopt: useMove(adopt, id), decline: useMove(decline, id) }
  const [said, setSaid] = useState<'adopt' | 'decline'>()
  const advice = open.main.value
  const bar = () => {
    if (moves.adopt.may)
      return (
        <>
          <Button onPress={() => setSaid('decline')}>{t('move.decline')}</Button>
          <Button variant="main" onPress={() => setSaid('adopt')}>
            {t('move.adopt')}
          </Button>
        </>
      )
    if (!advice?.can.includes('edit')) return undefined
    return (
      <>
        <Button onPress={() => page.open(salesSolutionsAdviceDetails, { id, edit: true })}>{t('move.edit')}</Button>
        <Button
          variant="main"
          busy={moves.recommend.busy}
          disabled={!moves.recommend.may}
          onPress={() => moves.recommend.run()}
        >
          {t('move.recommend')}
        </Button>
      </>
    )
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={({ customer }) => say.name(customer)}
        list={href(adviceList)}
        neighbours={useStore(adviceRows).browsing}
        compare={[
          { label: t('adviceState.label'), text: ({ state }) => t(`adviceState.${state}` as 'adviceState.draft') },
          { label: t('field.needs'), text: ({ needs: all }) => needs.all(all) },
          { label: t('field.solution'), text: ({ solution }) => say.name(solution) },
          { label: t('field.arguments'), text: (shown) => shown.arguments },
        ]}
        menu={({ custId, businessId }) => [
          reach(customerDetails) && {
            label: t('advice.customer'),
            onPress: () => page.open(customerDetails, { id: custId }),
          },
          businessId !== undefined && {
            label: t('title.teamManagement'),
            onPress: () => page.open(teamManagement, { businessId }),
          },
        ]}
        parts={(shown) => [
          {
            key: 'facts',
            body: (
              <Card>
                <Facts
                  facts={[
                    { label: t('adviceState.label'), value: <AdviceTag state={shown.state} /> },
                    { label: t('field.needs'), value: needs.all(shown.needs) },
                    {
                      label: t('field.capacity'),
                      value: shown.capacity && `${say.number(shown.capacity)} ${t('field.capacityUnit')}`,
                    },
                    { label: t('advice.business'), value: say.name(shown.business) },
                    { label: t('advice.by'), value: <PersonName person={shown.by} /> },
                    { label: t('advice.at'), value: say.moment(shown.recommendedAt ?? shown.at) },
                  ]}
                />
              </Card>
            ),
          },
          {
            key: 'solution',
            body: shown.solution ? (
              <SolutionCard solution={shown.solution} />
            ) : (
              <StateView kind="empty" title={t('advice.noSolution')} />
            ),
          },
          shown.arguments !== undefined && {
            key: 'arguments',
            title: t('field.arguments'),
            body: <LongText text={shown.arguments} />,
          },
          shown.files.length > 0 && {
            key: 'files',
            title: t('field.files'),
            body: <FileList label={t('field.files')} files={shown.files.map(fileOf)} />,
          },
          shown.feedback !== undefined && {
            key: 'feedback',
            title: t('advice.feedback'),
            body: (
              <Facts
                facts={[
                  { label: t('field.stars'), value: '★'.repeat(shown.feedback.stars) },
                  { label: t('field.text'), value: shown.feedback.text },
                ]}
              />
            ),
          },
        ]}
        bottomBar={bar}
      />
      {advice && said ? (
        <MoveSheet
          move={said === 'adopt' ? adopt : decline}
          record={advice}
          title={t(`move.${said}`)}
          confirm={t(`move.${said}`)}
          tone={said === 'adopt' ? 'main' : 'risk'}
          defaults={{ stars: '', text: '' }}
          fields={feedbackFields}
          onClose={() => setSaid(undefined)}
        >
          {(form) => (
            <>
              <ChoiceInput form={form} name="stars" options={STARS} />
              <TextInput form={form} name="text" lines={3} />
            </>
          )}
        </MoveSheet>
      ) : null}
    </>
  )
})

/** A link without a customer: one is chosen first. */
function WithoutCustomer() {
  const t = useTexts()
  usePageState('empty')
  const { page } = usePageTools()
  const choose = async () => {
    const [company] = (await page.choose(companyPicker, { most: 1 })) ?? []
    if (company) page.replace(salesSolutionsAdviceDetails, { custId: company.id })
  }
  return (
    <PageFrame title={t('advice.new')}>
      <StateView
        kind="empty"
        title={t('advice.forWhom')}
        action={{ label: t('advice.chooseCustomer'), onPress: () => void choose() }}
      />
    </PageFrame>
  )
}
