import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { SectionCard } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { useReach } from '#src/plugin'
import { Cell } from '#src/ui'
import { isKnown } from '#src/wire'
import { clueDetail, clueSearchList, leadIdSchema } from '../../leads/routes'
import type { Company } from '../api/company'
import { leadStageCodes, leadStateCodes } from '../rules/leadWords'
import type { OpenCompany } from '../stores/companies'
import { useTexts } from '../texts'
import { useWords } from './useWords'

interface LeadsCardProps {
  readonly open: OpenCompany
  readonly company: Company
}

/** Rows of the section; the whole list is a page of the area of leads. */
const MOST_ROWS = 3

/** Leads about the company: stage, and whose they are. */
export const LeadsCard = observer(function LeadsCard({ open, company: { creditCode, name } }: LeadsCardProps) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const reach = useReach()
  const { leads } = open.parts
  const count = leads.value?.total ?? 0
  return (
    <SectionCard
      title={t('section.leads')}
      section={leads}
      link={
        count > 0 && reach(clueSearchList)
          ? {
              label: t('section.allOf', { count }),
              onPress: () => page.open(clueSearchList, { keyword: creditCode ?? name }),
            }
          : undefined
      }
      empty={() => (count > 0 ? undefined : t('section.noLeads'))}
    >
      {(found) =>
        found?.items.slice(0, MOST_ROWS).map(({ id, stage, state, owner, ...lead }) => {
          const isOwned = state === 'owned' && owner !== undefined
          const told = isKnown(leadStateCodes.words, state) ? t(`leadState.${state}`) : state
          return (
            <Cell
              key={id}
              title={words.name(lead)}
              note={[
                isKnown(leadStageCodes.words, stage) ? t(`leadStage.${stage}`) : stage,
                isOwned ? words.name(owner) : told,
              ].join(' · ')}
              onPress={reach(clueDetail) ? () => page.open(clueDetail, { id: v.parse(leadIdSchema, id) }) : undefined}
            />
          )
        })
      }
    </SectionCard>
  )
})
