import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { isKnown } from '#base/wire'
import { DetailScreen, recordData, SectionError, useRecord } from '#kit/detail'
import { queryOf, responseOf, useMove, useResource } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Button, Card, Cell, Icon, Notice, SkeletonRows } from '#ui/components'
import { checkCompany, type Opportunity } from '../api'
import { CompanyRows } from '../components/CompanyRows'
import { OpenOpportunities } from '../components/OpenOpportunities'
import { useCreationTools } from '../components/words'
import { PRODUCTS } from '../extraction/types'
import { bind, opportunities } from '../records'
import { bindCustomer, type CompanyRef, createCustomer, editCompany } from '../routes'
import { proposedOf } from '../rules/binding'

export const data = recordData(opportunities)

/** Binds an opportunity to a customer: the one that is meant, another one, or a new one (/bindCustomer). */
export default observer(function BindCustomer() {
  const { t, say, page, companyOf } = useCreationTools()
  const { id } = useSearch(bindCustomer)
  const open = useRecord(opportunities, id)
  const move = useMove(bind, id)
  const [chosen, setChosen] = useState<CompanyRef>()
  const { company = '', creditCode } = open.main.value ?? {}
  const check = useResource(async (core, signal) => {
    if (company === '') return undefined
    const query = queryOf(checkCompany, { company, creditCode })
    return (await responseOf(core, query, { signal, background: true })).value
  }, `${company} ${creditCode}`)
  const candidates = check.value?.candidates ?? []
  const proposed = proposedOf(candidates)
  const now = chosen ?? proposed
  const custId = now?.custId
  const named = open.main.value?.needs.map(({ product }) => product) ?? []
  const products = [...new Set(named)].filter((product) => isKnown(PRODUCTS, product))
  const beside = useResource(async (core, signal) => {
    if (custId === undefined) return undefined
    const query = queryOf(checkCompany, { custId, products })
    return (await responseOf(core, query, { signal, background: true })).value
  }, `${custId} ${products}`)
  // Not itself, which has the customer's name.
  const others = beside.value?.open.filter(({ businessId }) => businessId !== id) ?? []
  const another = async () => {
    const found = await page.choose(editCompany, { name: company })
    if (found?.custId !== undefined) setChosen(found)
    else if (found) page.replace(createCustomer, { id, name: found.name, creditCode: found.creditCode })
  }
  const save = async () => {
    if (now?.custId === undefined) return
    const outcome = await move.run(now.custId)
    if (outcome.kind === 'done') page.leave()
  }
  const body = (shown: Opportunity) => (
    <>
      <Card>
        <Cell title={say.name(shown)} note={companyOf(shown)} />
      </Card>
      {custId === undefined ? null : <OpenOpportunities open={others} />}
      {beside.status === 'failed' ? <SectionError error={beside.error} onRetry={() => void beside.load()} /> : null}
      {now ? (
        <Card title={t(chosen ? 'bind.chosen' : 'bind.proposed')}>
          <Cell title={say.name(now)} note={now.creditCode} />
        </Card>
      ) : null}
      <Card title={t('bind.listed')}>
        {check.status === 'failed' ? <SectionError error={check.error} onRetry={() => void check.load()} /> : null}
        {check.status === 'loading' ? <SkeletonRows /> : null}
        {check.value && candidates.length === 0 ? <p className="section__empty">{t('company.none')}</p> : null}
        <CompanyRows companies={candidates.map((each) => ({ ...each, state: 'customer' }))} onChoose={setChosen} />
        <Cell title={t('bind.another')} onPress={() => void another()} />
        <Cell
          icon={<Icon svg={Plus} />}
          title={t('bind.create', { name: companyOf(shown) ?? '' })}
          onPress={() => page.replace(createCustomer, { id, name: shown.company, creditCode: shown.creditCode })}
        />
      </Card>
    </>
  )
  return (
    <DetailScreen
      open={open}
      title={() => t('title.bindCustomer')}
      parts={(shown) => [{ key: 'bind', body: move.may ? body(shown) : <Notice>{t('bind.done')}</Notice> }]}
      bottomBar={() =>
        move.may && (
          <Button variant="main" wide disabled={now === undefined} busy={move.busy} onPress={() => void save()}>
            {now ? t('bind.to', { name: say.name(now) }) : t('bind.first')}
          </Button>
        )
      }
    />
  )
})
