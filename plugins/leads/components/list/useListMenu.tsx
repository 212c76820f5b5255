import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import type { MenuAction } from '#ui/components'
import { useTexts } from '../../plugin'
import { checkInReviews, clueTool } from '../../routes'
import { leadListStore } from '../../stores/LeadListStore'
import type { LeadQuestion } from '../../stores/leadList'

/** Apart from the list, because it brings the code of tables and files. */
const LeadExport = lazy(() => import(/* webpackChunkName: "lead-export" */ './LeadExport'))

/**
 * Menu of the lead lists: judgement tool, check-ins to review for managers, and CSV for those who may export – own leads, managers all of their
 * organisation (domain/leads.md 3). Call it in an observer.
 */
export function useListMenu({ tab, filter, position }: LeadQuestion): {
  readonly menu: readonly MenuAction[]
  readonly sheet: ReactNode
} {
  const t = useTexts()
  const { decide } = useCore()
  const page = usePageNavigation()
  const tabs = useStore(leadListStore).tabs.of()
  const [asked, setAsked] = useState<LeadQuestion>()
  const mayExport = decide({ permission: 'export' }).ok && (tab === 'mine' || tabs?.org === true)
  const mayReview = decide({ permission: 'lead.assign' }).ok
  return {
    menu: [
      { label: t('title.clueTool'), onPress: () => page.open(clueTool) },
      ...(mayReview ? [{ label: t('title.checkIns'), onPress: () => page.open(checkInReviews) }] : []),
      ...(mayExport ? [{ label: t('export.menu'), onPress: () => setAsked({ tab, filter, position }) }] : []),
    ],
    sheet: asked && (
      <Suspense fallback={null}>
        <LeadExport question={asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
