import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { lengthOf } from '#base/wire'
import { searchCustomers } from '#domain/directory'
import { ListOfflineBar, ListView, useList } from '#kit/lists'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, PageFrame, SearchField } from '#ui/components'
import { type CompanyOption, CompanyRows } from '../components/CompanyRows'
import { useCreationTools } from '../components/words'
import { type CompanyRef, editCompany } from '../routes'
import { MOST } from '../rules/vocabulary'

/** Estimated height of a row. px */
const ROW = 64
/** Shorter texts find nothing. */
const SHORTEST = 2

/** Corrects the name that was understood: a company that it finds, or the name as it is (/editCompany). */
export default observer(function EditCompany() {
  const { t, page } = useCreationTools()
  const { http, session } = useCore()
  const { name = '', any = false } = useSearch(editCompany)
  const [text, setText] = useState(name)
  const [known] = useState(() => new Map<string, CompanyOption>())
  const typed = text.trim()
  // Whom a manager may bind to is the server's to say.
  const isFree = any || session.roles.includes('manager')
  const load = useCallback(
    async (number: number, signal: AbortSignal) => {
      if (lengthOf(typed) < SHORTEST) return { ids: [], total: 0 }
      const query = { keyword: typed, page: number }
      const { items, total } = await http(searchCustomers, query, { signal, background: true })
      const ids = items.map(({ hits: _, ...company }, index) => {
        const id = company.custId ?? company.clueId ?? `${company.creditCode} ${number} ${index}`
        const { state, owner } = company
        // A lead without an owner is in the pool: nobody's, as one of a colleague.
        const isOwn = owner ? owner.id === session.loginName : state !== 'lead'
        known.set(id, { ...company, can: isFree || isOwn })
        return id
      })
      return { ids, total }
    },
    [http, session, typed, known, isFree],
  )
  const list = useList(`company ${typed}`, load)
  const choose = useCallback((company: CompanyRef) => page.answer(editCompany, company), [page])
  const row = useCallback(
    (id: string) => {
      const company = known.get(id)
      return company ? <CompanyRows companies={[company]} onChoose={choose} /> : null
    },
    [known, choose],
  )
  const isName = lengthOf(typed) >= SHORTEST && lengthOf(typed) <= MOST.name
  const none = isName ? { title: t('company.none'), text: t('company.noneText') } : { title: t('error.name') }
  return (
    <PageFrame
      plain
      title={t('title.editCompany')}
      top={
        <SearchField
          label={t('company.search')}
          placeholder={t('company.searchHint')}
          value={text}
          onChange={setText}
        />
      }
      notice={<ListOfflineBar list={list} />}
      bottomBar={
        <Button variant="brand" wide disabled={!isName} onPress={() => choose({ name: typed })}>
          {isName ? t('company.asItIs', { name: typed }) : t('company.asName')}
        </Button>
      }
    >
      <ListView list={list} label={t('title.editCompany')} row={row} rowHeight={ROW} plainRows empty={none} />
    </PageFrame>
  )
})
