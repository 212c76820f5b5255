import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { href } from '#base/routes'
import { companyPicker, PersonName } from '#domain/directory'
import { FileList, fileOf, Gallery, namesOfFiles } from '#kit/attachments'
import { DetailScreen, Facts, FactsCard, recordData, useRecord, WithoutSubject } from '#kit/detail'
import { ChoiceInput, MoveSheet, TextInput } from '#kit/forms'
import { useMove } from '#kit/records'
import { useCore, useReach, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { outboxRoute } from '#platform/outbox'
import { Button, Card, LongText, Notice, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import type { Advice } from '../api'
import { AdviceDenied, EditAdvice, NewAdvice } from '../components/AdviceForm'
import { SolutionCard } from '../components/SolutionCard'
import { AdviceTag, useNeedWords } from '../components/tags'
import { useTexts } from '../plugin'
import { adopt, adviceRows, advices, decline, recommend } from '../records'
import { advices as adviceList, salesSolutionsAdviceDetails, teamManagement } from '../routes'
import { feedbackFields } from '../rules/fields'
import { capacityUnit } from '../rules/match'

export const data = recordData(advices)

/** An advice to a customer, or its form (/salesSolutionsAdviceDetails). */
export default observer(function AdviceDetails() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const { id, custId, edit, ...about } = useSearch(salesSolutionsAdviceDetails)
  if (id !== undefined) return edit ? <EditAdvice id={id} /> : <Shown id={id} />
  const mayWrite = decide({ permission: 'advice.write' }).ok
  if (custId !== undefined)
    return mayWrite ? <NewAdvice custId={custId} {...about} /> : <AdviceDenied custId={custId} />
  const choose = async () => {
    const [company] = (await page.choose(companyPicker, { most: 1 })) ?? []
    if (company) page.replace(salesSolutionsAdviceDetails, { custId: company.id, ...about })
  }
  const action = mayWrite ? { label: t('advice.chooseCustomer'), onPress: () => void choose() } : undefined
  return <WithoutSubject title={t('advice.new')} missing={t('advice.forWhom')} action={action} />
})

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} ★` }))

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const reach = useReach()
  const needs = useNeedWords()
  const open = useRecord(advices, id)
  const moves = { recommend: useMove(recommend, id), adopt: useMove(adopt, id), decline: useMove(decline, id) }
  const [said, setSaid] = useState<'adopt' | 'decline'>()
  const advice = open.main.value
  // It is recommended as the server has it, and edited among what waits.
  const isWaiting = open.waiting.length > 0
  const capacity = ({ capacity: size, solution }: Advice) =>
    size && `${say.number(size)} ${solution ? capacityUnit(solution.tags) : t('field.capacityUnit')}`
  const bar = ({ can, solution }: Advice) => {
    if (moves.adopt.may)
      return (
        <>
          <Button onPress={() => setSaid('decline')}>{t('move.decline')}</Button>
          <Button variant="main" onPress={() => setSaid('adopt')}>
            {t('move.adopt')}
          </Button>
        </>
      )
    if (!can.includes('edit') || isWaiting) return undefined
    const edit = () => page.open(salesSolutionsAdviceDetails, { id, edit: true })
    if (!moves.recommend.may)
      return (
        <Button variant="main" wide onPress={edit}>
          {t(solution ? 'advice.changeSolution' : 'advice.addSolution')}
        </Button>
      )
    return (
      <>
        <Button onPress={edit}>{t('move.edit')}</Button>
        <Button variant="main" busy={moves.recommend.busy} onPress={() => moves.recommend.run()}>
          {t('move.recommend')}
        </Button>
      </>
    )
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={() => t('title.salesSolutionsAdviceDetails')}
        list={href(adviceList)}
        neighbours={useStore(adviceRows).browsing}
        compare={[
          { label: t('adviceState.label'), text: ({ state }) => word('adviceState', state) },
          { label: t('field.needs'), text: ({ needs: all }) => needs.all(all) },
          { label: t('field.capacity'), text: (shown) => capacity(shown) || undefined },
          { label: t('field.businessId'), text: ({ business }) => say.name(business) },
          { label: t('field.solutionId'), text: ({ solution }) => say.name(solution) },
          { label: t('field.arguments'), text: (shown) => shown.arguments },
          { label: t('field.photos'), text: ({ photos }) => namesOfFiles(photos.map(fileOf)) || undefined },
          { label: t('field.files'), text: ({ files }) => namesOfFiles(files.map(fileOf)) || undefined },
        ]}
        menu={({ custId, businessId }) => [
          reach(customerDetails) && {
            label: t('advice.customer'),
            onPress: () => page.open(customerDetails, { id: custId }),
          },
          { label: t('title.teamManagement'), onPress: () => page.open(teamManagement, { businessId, custId }) },
        ]}
        parts={(shown) => [
          isWaiting && {
            key: 'waiting',
            body: (
              <Notice tone="warn" action={{ label: t('advice.showWaiting'), onPress: () => page.open(outboxRoute) }}>
                {t('advice.waiting')}
              </Notice>
            ),
          },
          {
            key: 'facts',
            body: (
              <FactsCard
                facts={[
                  { label: t('advice.customer'), value: say.name(shown.customer) },
                  { label: t('adviceState.label'), value: <AdviceTag state={shown.state} /> },
                  { label: t('field.needs'), value: needs.all(shown.needs) },
                  { label: t('field.capacity'), value: capacity(shown) },
                  { label: t('field.businessId'), value: say.name(shown.business) },
                  { label: t('advice.by'), value: <PersonName person={shown.by} /> },
                  { label: t('advice.at'), value: say.moment(shown.recommendedAt ?? shown.at) },
                ]}
              />
            ),
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
          {
            key: 'solution',
            title: shown.solution ? undefined : t('field.solutionId'),
            body: shown.solution ? (
              <SolutionCard solution={shown.solution} />
            ) : (
              <Facts facts={[]} none={t('advice.noSolution')} />
            ),
          },
          [shown.arguments ?? '', shown.photos, shown.files].some(({ length }) => length > 0) && {
            key: 'arguments',
            body: (
              <Card title={t('field.arguments')} pad>
                {shown.arguments === undefined ? null : <LongText text={shown.arguments} />}
                {shown.photos.length > 0 ? <Gallery label={t('field.photos')} photos={shown.photos} /> : null}
                {shown.files.length > 0 ? <FileList label={t('field.files')} files={shown.files.map(fileOf)} /> : null}
              </Card>
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
          confirm={t('advice.saveFeedback')}
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
