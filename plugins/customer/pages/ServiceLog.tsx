import ChartLineDown from '@phosphor-icons/core/regular/chart-line-down.svg'
import ChatText from '@phosphor-icons/core/regular/chat-text.svg'
import FileText from '@phosphor-icons/core/regular/file-text.svg'
import Lightbulb from '@phosphor-icons/core/regular/lightbulb.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import Warning from '@phosphor-icons/core/regular/warning.svg'
import Wrench from '@phosphor-icons/core/regular/wrench.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { fromField, toFieldMoment } from '#base/calendar'
import { addressesOf, DictateInput, FileList, FilesInput, fileOf, uploadsOf, withFiles } from '#kit/attachments'
import { CallBeside, callText, type MadeCall } from '#kit/calls'
import { ChoiceInput, DateInput, EditFrame, FormPage, submission, useFieldValue, useRecordForm } from '#kit/forms'
import { ChoiceFilter, DaysFilter, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { queryOf, useNeeded } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import {
  Card,
  DockButton,
  Icon,
  PageFrame,
  SkeletonForm,
  TimelineRow,
  useCodeText,
  useFormats,
  usePageTools,
} from '#ui/components'
import { addLog, restoreLog } from '../api/serviceLog'
import { entryFields, LOG_FORM, type LogValues, NO_ENTRY } from '../components/logForm'
import { useTexts } from '../plugin'
import { customerServiceLog } from '../routes'
import { ENTERED_KINDS, LOG_FILES, LOG_KINDS, type LogKind } from '../rules/logKinds'
import { companies, type OpenCompany } from '../stores/companies'
import { logList, logRows, logWritten } from '../stores/serviceLog'

import '../components/customer.css'

export { logSearch as search } from '../rules/logKinds'
export { logList as data } from '../stores/serviceLog'

const QUICK = LOG_KINDS.map((kind) => ({ key: kind, on: { kinds: [kind] } }))
const row = (id: string) => <LogRow id={id} />

/** Services for a company; with `entry` in the address the form of a new entry (/customerServiceLog). */
export default observer(function ServiceLog() {
  const { id, entry } = useSearch(customerServiceLog)
  return entry === undefined ? <Log id={id} /> : <NewEntry id={id} />
})

const Log = observer(function Log({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const screen = useListScreen(logList)
  const { company, people = [], can = [] } = screen.answer ?? {}
  const add = can.includes('add')
    ? { label: t('log.add'), onPress: () => page.open(customerServiceLog, { id, entry: 'new' }) }
    : undefined
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kinds" options={LOG_KINDS} group="log.quick" label={t('log.what')} />
      <ChoiceFilter
        draft={draft}
        name="by"
        isSingle
        options={people.map((person) => person.id)}
        nameOf={(by) => say.name(people.find(({ id: login }) => login === by)) ?? by}
        label={t('log.by')}
      />
      <DaysFilter draft={draft} fields={['start', 'end']} labels={[t('log.start'), t('log.end')]} />
    </>
  ))
  return (
    <ListScreen
      screen={screen}
      title={t('title.customerServiceLog')}
      row={row}
      rowHeight={92}
      quick={QUICK}
      filter={filter.open}
      sums={company ? <span className="customer-sums">{say.name(company)}</span> : null}
      empty={{ title: t('log.none'), text: t('log.noneText'), ...(add && { action: add }) }}
      dock={add ? <DockButton shape="round" icon={<Icon svg={Plus} />} {...add} /> : null}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const TONES: Readonly<Record<string, 'wait' | 'brand'>> = { complaint: 'wait', visit: 'brand' }

/** An entry of the service log: what it was, who wrote it, when, and its files. */
const LogRow = observer(function LogRow({ id }: { readonly id: string }) {
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  const entry = useStore(logRows).get(id)
  if (!entry) return null
  const { kind, at, by, files } = entry
  return (
    <TimelineRow
      id={id}
      record={`log:${id}`}
      icon={logIcon(kind)}
      tone={TONES[kind] ?? 'plain'}
      title={[word('log.quick', kind), say.name(by)].filter(Boolean).join(' · ')}
      time={say.moment(at)}
      body={
        <>
          <p>{say.text(entry.text, entry.textEn)}</p>
          {files.length > 0 ? <FileList label={t('log.files')} files={files.map(fileOf)} /> : null}
        </>
      }
    />
  )
})

const ICONS: Readonly<Record<LogKind, string>> = {
  visit: MapPin,
  call: Phone,
  repair: Wrench,
  complaint: Warning,
  contract: FileText,
  advice: Lightbulb,
  risk: ChartLineDown,
}

/** The icon of a kind of entry; a note for a kind that this version does not know. */
function logIcon(kind: string) {
  return <Icon svg={ICONS[kind as LogKind] ?? ChatText} />
}

/** The form for whoever may write in the log; begun with the call that was just made, if there is one. */
const NewEntry = observer(function NewEntry({ id }: { readonly id: string }) {
  const t = useTexts()
  const { at, seconds } = useSearch(customerServiceLog)
  const open = useStore(companies).of(id)
  const { main } = open
  return (
    <EditFrame
      title={t('log.add')}
      open={open}
      load={[main]}
      may={() => main.value?.access.edit === true}
      denied={{ title: t('log.denied'), text: t('owner.mayHelp') }}
    >
      {() =>
        at === undefined ? (
          <LogForm custId={id} start={NO_ENTRY()} />
        ) : (
          <CallEntry open={open} made={{ at: new Date(at), seconds }} />
        )
      }
    </EditFrame>
  )
})

interface CallEntryProps {
  readonly open: OpenCompany
  readonly made: MadeCall
}

/** The form begun with a call; whom it was with stands among the contacts, which are loaded after the company. */
const CallEntry = observer(function CallEntry({ open: { id, main, parts }, made }: CallEntryProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { contact } = useSearch(customerServiceLog)
  // A call that a draft did not take over gets a form of its own once the draft is sent.
  const [drafts, setDrafts] = useState(0)
  const contacts = useNeeded(parts.contacts)
  if (contacts.pending)
    return (
      <PageFrame title={t('log.add')} nav={{ back: 'close' }}>
        <SkeletonForm />
      </PageFrame>
    )
  const who = [...(contacts.value?.items ?? []), ...(main.value?.contacts ?? [])].find(
    (person) => person.id === contact,
  )
  const call = callText(made)
  const text = who ? t('log.called', { name: say.name(who), call }) : t('log.calledAny', { call })
  return (
    <LogForm
      key={drafts}
      custId={id}
      start={{ ...NO_ENTRY(), kind: 'call', at: toFieldMoment(made.at), text, contactId: contact ?? '' }}
      call={{ made, name: say.name(who), onLeft: () => setDrafts(drafts + 1) }}
    />
  )
})

interface LogFormProps {
  readonly custId: string
  readonly start: LogValues
  /** The call that it was begun with; `onLeft`: an older draft was sent, which is not about it. */
  readonly call?: {
    readonly made: MadeCall
    readonly name: string | undefined
    readonly onLeft: () => void
  }
}

/** Writes an entry of the service log; without network it waits in the outbox. */
const LogForm = observer(function LogForm({ custId, start, call }: LogFormProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const core = useCore()
  const company = useStore(companies).of(custId).main.value
  const form = useRecordForm({
    form: LOG_FORM,
    record: custId,
    defaults: start,
    fields: entryFields,
    submit: ({ kind, at, text, files, contactId }) =>
      submission(
        addLog,
        { custId, kind, at: fromField(at) ?? new Date(), text, files: addressesOf(files), contactId },
        {
          record: `customer:${custId}`,
          label: say.name(company) ?? custId,
          send: withFiles(uploadsOf('document', files)),
          after: () => logWritten(core, custId, contactId),
          undo: {
            asks: ({ id, version }) => queryOf(restoreLog, { id, version }),
            done: () => logWritten(core, custId, contactId),
          },
        },
      ),
    onSent: () => (callBeside ? callBeside.onLeft() : page.leave()),
  })
  const [kind, at] = [useFieldValue(form, 'kind'), useFieldValue(form, 'at')]
  const callBeside = form.restoredAt !== undefined && at !== start.at ? call : undefined
  const addCall = () => {
    const text = [start.text, form.values().text].filter(Boolean).join('\n')
    form.set(
      { kind: 'call', at: start.at, contactId: start.contactId, text },
      { shouldDirty: true, shouldValidate: false },
    )
  }
  const kinds = ENTERED_KINDS.map((value) => ({ value, label: t(`log.quick.${value}`), lead: logIcon(value) }))
  return (
    <FormPage title={t('log.add')} form={form} submit={t('log.save')}>
      {callBeside && (
        <CallBeside
          call={callBeside.made}
          name={callBeside.name}
          // A draft about another call would lose that one.
          onAdd={kind === 'call' ? undefined : addCall}
        />
      )}
      <Card>
        <ChoiceInput form={form} name="kind" options={kinds} label={t('log.what')} />
        <DateInput form={form} name="at" time max={toFieldMoment(new Date())} label={t('log.at')} />
        <DictateInput form={form} name="text" label={t('log.text')} />
        <FilesInput form={form} name="files" most={LOG_FILES} label={t('log.files')} />
      </Card>
    </FormPage>
  )
})
