import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { href } from '#base/routes'
import { isCreditCode } from '#base/wire'
import { ListRow, ListView, useList } from '#kit/lists'
import { LicenceScan } from '#kit/scanner'
import { useCore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Button, Icon, PageFrame, SearchField, StatusTag } from '#ui/components'
import { type FoundCompany, selectCustomer } from '../api'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import { addClueCognition, clueDetail, selectCustomer as route } from '../routes'
import { outboxRecord } from '../stores/followUp'
import '../components/company/company.css'

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 84
const TONES = { new: 'good', lead: 'warn', pool: 'warn', discarded: 'plain', customer: 'plain' } as const
/** Shorter texts find nothing. */
const SHORTEST = 2

/** Chooses the company of a new lead by name, credit code or scanned licence; shows whose it is (/selectCustomer). */
export default observer(function CompanySearch() {
  const { keyword = '' } = useSearch(route)
  const page = usePageNavigation(route)
  const t = useTexts()
  const { http } = useCore()
  const [found] = useState(() => new Map<string, FoundCompany>())
  const text = keyword.trim()
  const load = useCallback(
    async (_page: number, signal: AbortSignal) => {
      if (text.length < SHORTEST) return { ids: [], total: 0 }
      const companies = await http(selectCustomer, { keyword: text }, { signal, background: true })
      for (const company of companies) found.set(company.id, company)
      return { ids: companies.map(({ id }) => id), total: companies.length }
    },
    [http, text, found],
  )
  const list = useList(text, load)
  const row = useCallback((id: string) => <CompanyRow company={found.get(id)} />, [found])
  /** The part of the text that identifies the company. */
  const typed = isCreditCode(text.toUpperCase()) ? { creditCode: text.toUpperCase() } : { name: text }
  const isAsked = text.length >= SHORTEST
  /** One of those found may be the one that is meant, so creating another is the second choice. */
  const isThere = list.ids.some((id) => found.get(id)?.state !== 'new')
  const none = { title: t('company.none', { text }), text: t('company.noneText') }
  const prompt = { title: t('company.prompt'), text: t('company.promptText') }
  return (
    <PageFrame
      plain
      title={t('title.selectCustomer')}
      top={
        <>
          <SearchField
            label={t('company.search')}
            placeholder={t('company.searchHint')}
            value={keyword}
            onChange={(next) => page.setSearch({ keyword: next || undefined })}
          />
          <div className="company__scan">
            <LicenceScan onLicence={({ creditCode }) => page.setSearch({ keyword: creditCode })} />
          </div>
        </>
      }
      bottomBar={
        <Button
          variant={isAsked && !isThere ? 'main' : 'soft'}
          wide
          icon={<Icon svg={Plus} />}
          onPress={() => page.open(addClueCognition, isAsked ? typed : {})}
        >
          {isAsked ? t('company.createNamed', { name: text }) : t('company.create')}
        </Button>
      }
    >
      <ListView
        list={list}
        label={t('title.selectCustomer')}
        row={row}
        rowHeight={ROW_HEIGHT}
        plainRows
        empty={isAsked ? none : prompt}
      />
    </PageFrame>
  )
})

/** A company; one that is a lead already opens it. */
function CompanyRow({ company }: { readonly company: FoundCompany | undefined }) {
  const { t, say, page } = useArea()
  if (!company) return null
  const {
    id,
    name,
    creditCode,
    customerId: custId,
    industry,
    address,
    point,
    leadId,
    owner,
    discarded,
    state,
  } = company
  const isOpen = leadId !== undefined && !discarded
  const known = state !== 'lead' ? state : discarded ? 'discarded' : owner ? 'lead' : 'pool'
  const to = isOpen
    ? href(clueDetail, { id: leadId })
    : href(addClueCognition, { name, creditCode, custId, industry, address, ...point })
  return (
    <ListRow
      record={leadId === undefined ? `company:${id}` : outboxRecord(leadId)}
      to={to}
      onOpen={() => page.openHref(to)}
      title={say.name(company)}
      tag={<StatusTag word={known} tones={TONES} group="company.state" />}
      lines={[
        { left: say.text(address, company.addressEn) },
        { left: creditCode, right: owner && t('company.of', { name: say.name(owner) }) },
      ]}
    />
  )
}
