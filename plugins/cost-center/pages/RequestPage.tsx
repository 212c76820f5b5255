import { observer } from 'mobx-react-lite'
import { asDay } from '#base/calendar'
import { href } from '#base/routes'
import { PersonName, useOrganisations } from '#domain/directory'
import { FileList, fileOf } from '#kit/attachments'
import { DetailScreen, Facts, recordData, SectionCard, useRecord } from '#kit/detail'
import { type FieldForm, TextInput, useDecision, useFieldValue } from '#kit/forms'
import { NOTHING, queryOf, responseOf, textByRule, useMove, useResource } from '#kit/records'
import { useIsOnline, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Attention, Button, Card, LongText, Notice, usePageTools } from '#ui/components'
import { ActCourse } from '#ui/timelines'
import { type CenterRequest, getCenter } from '../api'
import { EditRequest, NewRequest } from '../components/RequestForm'
import { RequestTag } from '../components/tags'
import { useCodeWords } from '../components/useCodeWords'
import { useTexts } from '../plugin'
import { decisions, remove as removeRequest, requestRows, requests, submit, withdraw } from '../records'
import { costProfitCenterAdd, costProfitCenterList, costProfitIframe } from '../routes'
import { decisionFields } from '../rules/fields'
import { isLate, monthsOf, stepDays } from '../rules/period'

export const data = recordData(requests)

/**
 * A request with its decision, its form with `edit` (with `returned`: if it still is), or the form of a new one without
 * `id` (/costProfitCenterAdd).
 */
export default observer(function RequestPage() {
  const { id, edit, returned } = useSearch(costProfitCenterAdd)
  if (id === undefined) return <NewRequest />
  if (edit) return <EditRequest id={id} />
  return returned ? <EditRequest id={id} ifReturned={() => <Shown id={id} isAlone />} /> : <Shown id={id} />
})

interface ShownProps {
  readonly id: string
  /** Of a message, whose address has no neighbours. */
  readonly isAlone?: boolean
}

const Shown = observer(function Shown({ id, isAlone = false }: ShownProps) {
  const t = useTexts()
  const { word, page } = usePageTools()
  const open = useRecord(requests, id)
  const rows = useStore(requestRows)
  const isOnline = useIsOnline()
  const moves = { submit: useMove(submit, id), withdraw: useMove(withdraw, id), remove: useMove(removeRequest, id) }
  const request = open.main.value
  const hasCode = request !== undefined && isCorrected(request)
  const decision = useDecision({
    record: request,
    moves: decisions,
    fields: decisionFields,
    defaults: (name) => (hasCode && name === 'approve' ? { code: request.code } : {}),
    more: (form, name) => (hasCode && name === 'approve' ? <CodeInput form={form} request={request} /> : null),
  })
  const edit = () => page.open(costProfitCenterAdd, { id, edit: true })
  // What the server finds wrong stands on the page once it is loaded again.
  const send = async () => {
    if ((await moves.submit.run()).kind === 'failed') void open.main.load()
  }
  const remove = async () => {
    if ((await moves.remove.run()).kind === 'done') page.leave()
  }
  const bar = (shown: CenterRequest) => {
    const { can } = shown
    if (can.includes('approve')) return decision.buttons
    if (can.includes('edit'))
      return (
        <>
          <Button variant={moves.submit.may ? undefined : 'brand'} wide={!moves.submit.may} onPress={edit}>
            {t('move.edit')}
          </Button>
          {moves.submit.may ? (
            <Button variant="main" busy={moves.submit.busy} onPress={send}>
              {t('submit')}
            </Button>
          ) : null}
        </>
      )
    return (
      moves.withdraw.may && (
        <Button wide busy={moves.withdraw.busy} onPress={() => moves.withdraw.run()}>
          {t('move.withdraw')}
        </Button>
      )
    )
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={({ name }) => name}
        list={href(costProfitCenterList)}
        neighbours={isAlone ? undefined : rows.browsing}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('field.name'), text: ({ name }) => name },
          { label: t('field.code'), text: ({ code }) => code },
        ]}
        menu={(_, shown) => [
          isOnline && { label: t('move.view'), onPress: () => page.open(costProfitIframe, { mode: 'view', id }) },
          shown?.can.includes('delete') && { label: t('move.delete'), tone: 'risk', onPress: () => void remove() },
          shown?.can.includes('edit') &&
            moves.withdraw.may && { label: t('move.withdraw'), onPress: () => void moves.withdraw.run() },
        ]}
        parts={(shown) => [
          shown.why.submit !== undefined && { key: 'wrong', body: <Wrong request={shown} /> },
          { key: 'facts', body: <RequestFacts request={shown} /> },
          shown.action !== 'new' &&
            shown.centerCode !== undefined &&
            !isOver(shown) && { key: 'changes', body: <Changes request={shown} code={shown.centerCode} /> },
          shown.reason !== undefined && {
            key: 'reason',
            body: (
              <Card title={t('field.reason')} pad>
                <LongText text={shown.reason} />
              </Card>
            ),
          },
          shown.files.length > 0 && {
            key: 'files',
            title: t('field.files'),
            body: <FileList label={t('field.files')} files={shown.files.map(fileOf)} />,
          },
          shown.course.length > 0 && { key: 'course', title: t('course'), body: <Steps request={shown} /> },
        ]}
        bottomBar={bar}
      />
      {decision.sheet}
    </>
  )
})

/** What the submit would refuse, by field. */
function Wrong({ request }: { readonly request: CenterRequest }) {
  const { wrong, orgName, orgNameEn, action, code, kind, orgCode } = request
  const t = useTexts()
  const codeWords = useCodeWords()
  const { say } = usePageTools()
  const org = say.text(orgName, orgNameEn)
  const textOf = (word: string) =>
    (word === 'code' && action === 'new' ? codeWords(code, kind, orgCode) : undefined) ??
    textByRule(t, `check.${word}`, { org }) ??
    textByRule(t, `error.${word}`) ??
    t('error.other')
  return (
    <Notice tone="warn">
      {t('incomplete')}
      <ul>
        {Object.entries(wrong).map(([field, word]) => (
          <li key={field}>{t('labelled', { label: textByRule(t, `field.${field}`) ?? field, text: textOf(word) })}</li>
        ))}
      </ul>
    </Notice>
  )
}

interface CodeInputProps {
  readonly form: FieldForm<{ readonly code: string }>
  readonly request: CenterRequest
}

/** The code that finance may correct; while it is typed, it says what is wrong. */
function CodeInput({ form, request: { kind, orgCode } }: CodeInputProps) {
  const codeWords = useCodeWords()
  return <TextInput form={form} name="code" error={codeWords(useFieldValue(form, 'code'), kind, orgCode)} />
}

/** Finance may correct the code of a new center. */
const isCorrected = ({ state, action }: CenterRequest) => state === 'step2' && action === 'new'

const RequestFacts = observer(function RequestFacts({ request }: { readonly request: CenterRequest }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const { action, kind, code, centerCode, parentCode, orgName, orgNameEn, responsible, business, target, by, since } =
    request
  const now = new Date()
  const months = monthsOf(request)
  const dayOf = (day = '') => say.day(asDay(day))
  return (
    <Card>
      <Facts
        facts={[
          { label: t('state.label'), value: <RequestTag state={request.state} /> },
          since !== undefined &&
            isLate(since, now) && {
              label: t('waiting'),
              value: <Attention>{t('late', { count: stepDays(since, now) })}</Attention>,
            },
          // The bar may cut it.
          { label: t('field.name'), value: request.name },
          { label: t('field.action'), value: word('action', action) },
          { label: t('field.kind'), value: word('kind', kind) },
          { label: t('field.orgCode'), value: say.text(orgName, orgNameEn) },
          { label: t('field.code'), value: code, copy: code },
          { label: t('field.centerCode'), value: centerCode },
          { label: t('field.parentCode'), value: parentCode },
          { label: t('period'), value: `${dayOf(request.from)} – ${dayOf(request.to) ?? t('open')}` },
          { label: t('length'), value: months && t('months', { count: months }) },
          { label: t('field.responsible'), value: responsible && <PersonName person={responsible} /> },
          { label: t('field.business'), value: word('business', business) },
          { label: t('field.target'), value: say.money(target, true) },
          { label: t('applicant'), value: <PersonName person={by} /> },
        ]}
      />
    </Card>
  )
})

/** Its center is written, or stays as it is. */
const isOver = ({ state }: CenterRequest) => state === 'done' || state === 'withdrawn'

const CHANGED = ['name', 'orgCode', 'parentCode', 'from', 'to', 'responsible'] as const
type Content = Pick<CenterRequest, (typeof CHANGED)[number]>
/** What is compared: people may have the same name. */
const idIn = (content: Content, name: (typeof CHANGED)[number]) =>
  name === 'responsible' ? content.responsible?.id : content[name]

interface ChangesProps {
  readonly request: CenterRequest
  readonly code: string
}

/** The center that is changed or closed as it is now, and what the request would make of it. */
const Changes = observer(function Changes({ request, code }: ChangesProps) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const organisations = useOrganisations()
  const center = useResource(
    async (core, signal) => (await responseOf(core, queryOf(getCenter, { code }), { signal })).value,
    code,
  )
  const inWords = (content: Content) => ({
    name: content.name,
    orgCode: organisations.name(content.orgCode),
    parentCode: content.parentCode ?? NOTHING,
    from: say.day(asDay(content.from)) ?? NOTHING,
    to: say.day(asDay(content.to ?? '')) ?? t('open'),
    responsible: content.responsible ? say.name(content.responsible) : NOTHING,
  })
  const requested = inWords(request)
  return (
    <SectionCard title={t('changes')} section={center}>
      {(now) => {
        const before = inWords(now)
        // Of a center that is closed nothing but its last day is written.
        const differing = CHANGED.filter(
          (name) => idIn(now, name) !== idIn(request, name) && (request.action !== 'close' || name === 'to'),
        )
        const both = (name: (typeof CHANGED)[number]) =>
          before[name] === requested[name]
            ? `${before[name]} · ${idIn(now, name)} → ${requested[name]} · ${idIn(request, name)}`
            : `${before[name]} → ${requested[name]}`
        return (
          <Facts
            facts={[
              { label: t('centerState.label'), value: word('centerState', now.state) },
              ...differing.map((name) => ({ label: t(`field.${name}`), value: both(name) })),
            ]}
          />
        )
      }}
    </SectionCard>
  )
})

function Steps({ request: { course, approvers, state } }: { readonly request: CenterRequest }) {
  const t = useTexts()
  const { word } = usePageTools()
  const waiting = approvers.length > 0 ? { act: word('state', state), anyOf: approvers } : undefined
  return <ActCourse label={t('course')} events={course} refusing={['return', 'withdraw']} waiting={waiting} />
}
