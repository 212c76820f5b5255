import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { PeopleGroups } from '#domain/choosers'
import { ResourceView } from '#kit/detail'
import { refusalText, useResource } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { GONE, HttpError } from '#platform/http'
import { usePageState, useSearch } from '#platform/navigation'
import { SubmitKey } from '#platform/outbox'
import { Button, InlineError, Notice, PageFrame, SearchField, SkeletonRows } from '#ui/components'
import { getClueDetailList, getWorkload, type LeadDetail, type Workload } from '../api'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import { clueChoosePeople } from '../routes'
import { ASSIGN_LIMIT, OPEN_LIMIT } from '../rules/limits'
import { type LeadId, leadIdSchema } from '../rules/vocabulary'
import { assign, recentPeople, takeBack } from '../stores/assign'
import '../components/assign/Assign.css'

/** Assigns one or several leads to a person (/clueChoosePeople). */
export default observer(function Assign() {
  const { ids } = useSearch(clueChoosePeople)
  const known = ids.filter((id): id is LeadId => v.is(leadIdSchema, id))
  const leadIds = known.slice(0, ASSIGN_LIMIT)
  const t = useTexts()
  const found = useResource(async ({ http, session }, signal) => {
    const [people, leads] = await Promise.all([
      http(getWorkload, {}, { signal, background: true }),
      leadIds.length > 0 ? http(getClueDetailList, { ids: leadIds }, { signal, background: true }) : [],
    ])
    if (leads.length === 0)
      throw new HttpError('refused', 'no lead found', { callId: getClueDetailList.id, code: GONE })
    // Users cannot assign to themselves: they take a lead, which has its own rules. The fewest open leads are first.
    const others = people.filter(({ id }) => id !== session.loginName)
    return { people: others.sort((a, b) => a.open - b.open || a.id.localeCompare(b.id)), leads }
  })
  const { value } = found
  if (value) return <Chooser people={value.people} leads={value.leads} linked={known.length} />
  return (
    <PageFrame plain title={t('title.clueChoosePeople')}>
      <ResourceView section={found} texts="assign" skeleton={<SkeletonRows height={68} />}>
        {() => null}
      </ResourceView>
    </PageFrame>
  )
})

interface ChooserProps {
  readonly people: readonly Workload[]
  readonly leads: readonly LeadDetail[]
  /** Number of leads in the address, which may be more than can be assigned at once. */
  readonly linked: number
}

const Chooser = observer(function Chooser({ people, leads, linked }: ChooserProps) {
  const { t, say, page } = useArea()
  const core = useCore()
  usePageState('ready')
  const recent = useStore(recentPeople)
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [left, setLeft] = useState(leads)
  const [failed, setFailed] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  // The same key for the same content, so that a repeated attempt is not done twice.
  const [key] = useState(() => new SubmitKey())
  const person = people.find(({ id }) => id === chosen)
  const [only] = leads
  const name = say.name(person) ?? ''
  /** Has the lead now. */
  const isOwner = ({ id }: Workload) => leads.length === 1 && id === only?.owner?.id
  const loadOf = ({ open, due, late }: Workload) => {
    if (open >= OPEN_LIMIT) return t('assign.full', { limit: OPEN_LIMIT })
    const more = [due > 0 && t('assign.due', { count: due }), late > 0 && t('assign.late', { count: late })]
    return [t('assign.load', { open }), ...more].filter(Boolean).join(' · ')
  }

  const send = async () => {
    if (!person) return
    setFailure(undefined)
    try {
      const { key: idempotencyKey } = await key.for([person.id, left.map(({ id, version }) => [id, version])])
      const outcome = await assign(core, left, person, idempotencyKey)
      key.settle()
      notify(outcome.done)
      if (outcome.done.length > 0) recent.add(person.id)
      // A lead that the response does not name may not be assigned: it stays on the page.
      if (outcome.done.length === left.length) page.leave()
      const done = new Set(outcome.done.map(({ id }) => id))
      setLeft(left.filter(({ id }) => !done.has(id)))
      setFailed(outcome.failed)
    } catch (error) {
      setFailure(refusalText(error, t))
    }
  }
  const notify = (done: readonly LeadDetail[]) => {
    if (done.length === 0) return
    const count = done.length
    const isSome = count < left.length
    const words = isSome ? t('assign.some', { done: count, all: left.length, name }) : t('assign.done', { count, name })
    core.feedback.toast(words, { action: { label: t('assign.undo'), run: () => void undo(done) } })
  }
  const undo = async (done: readonly LeadDetail[]) => {
    try {
      await takeBack(core, done)
      core.feedback.toast(t('assign.undone'))
    } catch (error) {
      core.feedback.toast(t('assign.notUndone', { reason: refusalText(error, t) }))
    }
  }

  return (
    <PageFrame
      plain
      title={t('title.clueChoosePeople')}
      top={
        <div className="assign-top">
          <p className="assign-top__for">
            {t('assign.for')} <b>{t('assign.leads', { count: leads.length, name: say.name(only) ?? '' })}</b>
          </p>
          <SearchField label={t('assign.search')} value={word} onChange={setWord} />
        </div>
      }
      bottomBar={
        <Button variant="main" wide disabled={!person || left.length === 0} onPress={send}>
          {person ? t('assign.to', { name }) : t('assign.choose')}
        </Button>
      }
    >
      {linked > ASSIGN_LIMIT ? <Notice>{t('assign.most', { most: ASSIGN_LIMIT, count: linked })}</Notice> : null}
      {failed.length > 0 ? (
        <Notice tone="warn" role="alert">
          <b>{t('assign.failedTitle')}</b>
          <ul>
            {failed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {failure ? <InlineError text={failure} onRetry={send} /> : null}
      <PeopleGroups
        people={people}
        recent={recent.items}
        word={word}
        chosen={chosen}
        noteOf={(each) => (isOwner(each) ? t('assign.now') : loadOf(each))}
        isDisabled={isOwner}
        onChoose={setChosen}
      />
    </PageFrame>
  )
})
