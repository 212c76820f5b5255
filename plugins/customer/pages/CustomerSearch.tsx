import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import * as v from 'valibot'
import { href } from '#base/routes'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useReach, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { StatusTag, useCodeText, useFormats } from '#ui/components'
import { Highlight, hitsIn } from '#ui/html'
import { addClueCognition, clueDetail, leadIdSchema } from '../../leads/routes'
import { useTexts } from '../plugin'
import { customerDetails, customerSearchList } from '../routes'
import { companySearch, foundCompanies, SHORTEST } from '../stores/search'

import '../components/customer.css'

export { companySearch as data } from '../stores/search'

/** Estimated height of a row. px */
const ROW_HEIGHT = 88
const TONES = { customer: 'good', lead: 'brand', new: 'plain' } as const

/** Search over all companies by name or credit code, with the last searches (/customerSearchList). */
export default observer(function CustomerSearch() {
  const t = useTexts()
  const screen = useListScreen(companySearch)
  const { keyword = '' } = screen.filter
  const { isOpen, toggle } = screen.search
  // Nothing is listed before a search, so the field is mounted from the start.
  useEffect(() => {
    if (!isOpen) toggle()
  }, [isOpen, toggle])
  const row = useCallback((id: string) => <Row id={id} keyword={keyword} rows={screen.rows} />, [keyword, screen.rows])
  const isShort = keyword.trim().length < SHORTEST
  return (
    <ListScreen
      screen={screen}
      title={t('title.customerSearchList')}
      row={row}
      rowHeight={ROW_HEIGHT}
      plainRows
      empty={{ title: t('search.start'), text: t('search.startText') }}
      emptyFiltered={isShort ? { title: t('search.short') } : { title: t('search.none'), text: t('search.noneText') }}
    />
  )
})

interface RowProps {
  readonly id: string
  readonly keyword: string
  /** The list, in which customers are first, then leads, then companies of the register. */
  readonly rows: { readonly ids: readonly string[] }
}

/**
 * A company with the keyword highlighted in its name and code, under the heading of its kind if it is the first one.
 */
const Row = observer(function Row({ id, keyword, rows }: RowProps) {
  const found = useStore(foundCompanies)
  const company = found.get(id)
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  const page = usePageNavigation()
  const reach = useReach()
  if (!company) return null
  const { state, owner, creditCode, custId, clueId } = company
  // The customer, the lead, or a new lead about the company; undefined if its area is switched off or denied.
  const ofLeads = () => {
    if (clueId === undefined)
      return reach(addClueCognition) ? href(addClueCognition, { name: company.name, creditCode }) : undefined
    return reach(clueDetail) ? href(clueDetail, { id: v.parse(leadIdSchema, clueId) }) : undefined
  }
  const to = custId === undefined ? ofLeads() : href(customerDetails, { id: custId })
  const name = say.name(company)
  const before = found.get(rows.ids[rows.ids.indexOf(id) - 1] ?? '')
  return (
    <>
      {before?.state === state ? null : <h2 className="customer-found">{word('search.group', state)}</h2>}
      <ListRow
        record={`found:${id}`}
        to={to ?? href(customerSearchList, { keyword })}
        onOpen={() => to && page.openHref(to)}
        title={name}
        shownTitle={<Highlight text={name} hits={hitsIn(name, keyword)} />}
        tag={<StatusTag word={state} tones={TONES} group="search" />}
        lines={[
          { left: creditCode ? <Highlight text={creditCode} hits={hitsIn(creditCode, keyword)} /> : null },
          {
            left: owner
              ? t('search.owner', { name: say.name(owner) })
              : t(state === 'new' ? 'search.newNote' : 'search.nobody'),
          },
        ]}
      />
    </>
  )
})
