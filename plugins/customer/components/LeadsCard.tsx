import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { useReach } from '#src/core'
import { CellSection } from '#src/detail'
import { clueDetail, clueSearchList, leadIdSchema } from '../../leads/routes'
import type { Company } from '../api/company'
import type { OpenCompany } from '../stores/companies'
import { useArea } from './useArea'

interface LeadsCardProps {
  readonly open: OpenCompany
  readonly company: Company
}

/** Leads about the company: stage, and whose they are; the whole list is a page of the area of leads. */
export const LeadsCard = observer(function LeadsCard({ open, company: { creditCode, name } }: LeadsCardProps) {
  const { t, say, word, page } = useArea()
  const reach = useReach()
  const { leads } = open.parts
  const count = leads.value?.total ?? 0
  const all = {
    label: t('section.allOf', { count }),
    onPress: () => page.open(clueSearchList, { keyword: creditCode ?? name }),
  }
  return (
    <CellSection
      title={t('section.leads')}
      section={leads}
      most={3}
      link={count > 0 && reach(clueSearchList) ? all : undefined}
      none={t('section.noLeads')}
      cells={(found) =>
        (found?.items ?? []).map(({ id, stage, state, owner, ...lead }) => ({
          key: id,
          title: say.name(lead),
          note: [word('leadStage', stage), (state === 'owned' && say.name(owner)) || word('leadState', state)].join(
            ' · ',
          ),
          onPress: reach(clueDetail) ? () => page.open(clueDetail, { id: v.parse(leadIdSchema, id) }) : undefined,
        }))
      }
    />
  )
})
