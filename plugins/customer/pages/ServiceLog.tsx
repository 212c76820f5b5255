import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { useCore } from '#src/core'
import type { ResponseOf } from '#src/http'
import { nameIn, useLanguage } from '#src/i18n'
import { ListOfflineBar, ListView, useList } from '#src/lists'
import { usePageNavigation, useSearch } from '#src/navigation'
import { optional } from '#src/routes'
import { Chip, Chips, DockButton, PageFrame, SumLine } from '#src/ui'
import { by, day } from '#src/wire'
import { listLog } from '../api/serviceLog'
import { LogFilter } from '../components/log/LogFilter'
import { LogForm } from '../components/log/LogForm'
import { LogRow } from '../components/log/LogRow'
import { customerServiceLog } from '../routes'
import { LOG_KINDS, type LogKind } from '../rules/logKinds'
import { logRows } from '../stores/serviceLog'
import { useTexts } from '../texts'

/** Days, both included. */
export const search = { start: optional(day), end: optional(day), kinds: by.words(LOG_KINDS), by: optional(v.string()) }

type Facts = Omit<ResponseOf<typeof listLog>, 'items'>
/** Height of an entry at the design width. px */
const ROW_HEIGHT = 92

/** What was done for a company; with `entry` in the address the form of a new entry (/customerServiceLog). */
export default observer(function ServiceLog() {
  const { id, entry } = useSearch(customerServiceLog)
  return entry === undefined ? <Log id={id} /> : <LogForm custId={id} />
})

const Log = observer(function Log({ id }: { readonly id: string }) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation(customerServiceLog)
  const { kinds = [], by: who, start, end } = useSearch(customerServiceLog)
  const [isFiltering, setFiltering] = useState(false)
  const list = useLog(id, { kinds, by: who, start, end })
  const facts = list.facts as Facts | undefined
  const add = () => page.open(customerServiceLog, { id, entry: 'new' })
  const mayAdd = facts?.can.includes('add') === true
  const row = useCallback((each: string) => <LogRow id={each} />, [])
  const narrowed = [who, start ?? end].filter((each) => each !== undefined).length
  const isNarrowed = narrowed > 0 || kinds.length > 0
  const clear = () => page.setSearch({ kinds: undefined, by: undefined, start: undefined, end: undefined })
  const toggle = (kind: LogKind) => {
    const next = kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind]
    page.setSearch({ kinds: next.length > 0 ? next : undefined })
  }
  return (
    <PageFrame
      title={t('title.customerServiceLog')}
      notice={<ListOfflineBar list={list} />}
      dock={
        mayAdd ? (
          <DockButton shape="round" icon={<Plus aria-hidden="true" />} label={t('log.add')} onPress={add} />
        ) : null
      }
      top={
        <Chips label={t('log.filter')}>
          <Chip icon={<SlidersHorizontal aria-hidden="true" />} badge={narrowed} onPress={() => setFiltering(true)}>
            {t('log.filter')}
          </Chip>
          {LOG_KINDS.map((kind) => (
            <Chip key={kind} pressed={kinds.includes(kind)} onPress={() => toggle(kind)}>
              {t(`log.kind.${kind}`)}
            </Chip>
          ))}
        </Chips>
      }
    >
      <SumLine>
        {list.status === 'ready' ? (
          <span>
            {facts?.company ? `${nameIn(facts.company, language)} · ` : ''}
            {t('log.count', { count: list.total })}
          </span>
        ) : null}
      </SumLine>
      <ListView
        list={list}
        label={t('title.customerServiceLog')}
        row={row}
        rowHeight={ROW_HEIGHT}
        empty={
          isNarrowed
            ? { title: t('log.nothing'), action: { label: t('log.reset'), onPress: clear } }
            : {
                title: t('log.none'),
                text: t('log.noneText'),
                ...(mayAdd && { action: { label: t('log.add'), onPress: add } }),
              }
        }
      />
      <LogFilter
        open={isFiltering}
        people={facts?.people ?? []}
        {...{ by: who, start, end }}
        onChange={(next) => page.setSearch(next as Parameters<typeof page.setSearch>[0])}
        onClose={() => setFiltering(false)}
      />
    </PageFrame>
  )
})

interface Narrowing {
  readonly kinds: readonly LogKind[]
  readonly by: string | undefined
  readonly start: string | undefined
  readonly end: string | undefined
}

/** The entries of a company, page by page; kept for a phone without network. */
function useLog(custId: string, filter: Narrowing) {
  const core = useCore()
  const key = JSON.stringify([custId, filter])
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const [id, asked] = JSON.parse(key) as [string, object]
      const { items, ...facts } = await core.http(listLog, { custId: id, ...asked, page }, { signal })
      core.store(logRows).putAll(items)
      return { ids: items.map((each) => each.id), total: facts.total, facts }
    },
    [core, key],
  )
  return useList(key, load)
}
