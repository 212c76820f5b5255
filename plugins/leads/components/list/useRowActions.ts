import { useMemo } from 'react'
import { useCore, useStore } from '#src/core'
import { currentLanguage, nameIn, useCoreTexts } from '#src/i18n'
import type { ListModel } from '#src/lists'
import { usePageNavigation } from '#src/navigation'
import { errorText } from '#src/ui'
import type { Lead } from '../../api'
import { clueDetail } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import { askEarly } from './askEarly'
import { useTake } from './useTake'

/** Actions of a row; stable references, so that rows do not render again. */
export interface RowActions {
  readonly open: (id: LeadId) => void
  readonly follow: (lead: Lead) => void
  readonly call: (phone: string) => void
  readonly take: (id: LeadId) => void
  readonly copyName: (lead: Lead) => void
  /** Opens the menu of a row; undefined closes it. */
  readonly menu: (id: LeadId | undefined) => void
}

export function useRowActions(
  list: ListModel,
  beforeOpen: () => void,
  menu: (id: LeadId | undefined) => void,
): RowActions {
  const core = useCore()
  const { feedback, host } = core
  const leads = useStore(leadStore)
  const t = useTexts()
  const app = useCoreTexts()
  const take = useTake(list)
  const page = usePageNavigation()
  return useMemo(
    () => ({
      open: async (id) => {
        beforeOpen()
        leads.browse({
          get ids() {
            return list.ids
          },
          get total() {
            return list.total
          },
          more: () => list.loadMore(),
        })
        await askEarly(core, id)
        page.open(clueDetail, { id })
      },
      follow: ({ id, followed }) => {
        leads.follow(id, !followed).catch((error: unknown) => {
          feedback.toast(t('list.followFailed', { reason: errorText(error, app) }))
        })
      },
      call: async (phone) => {
        const result = await host.call(phone)
        if (!result.ok && result.error.kind !== 'cancelled')
          feedback.toast(t('actions.callFailed', { text: result.error.text }))
      },
      take,
      copyName: async (lead) => {
        const result = await host.copyText({ text: nameIn(lead, currentLanguage()) })
        feedback.toast(result.ok ? t('actions.copied') : t('actions.copyFailed', { text: result.error.text }))
      },
      menu,
    }),
    [list, leads, beforeOpen, menu, take, page, core, feedback, host, t, app],
  )
}
