import { useMemo } from 'react'
import { type ListModel, useRowMove } from '#kit/lists'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { currentLanguage, nameIn, useCoreTexts } from '#platform/i18n'
import type { Lead } from '../../api'
import { useTexts } from '../../plugin'
import type { LeadId } from '../../rules/vocabulary'
import { followLead, leadStore, refreshLead } from '../../stores/LeadStore'

const TAKE = {
  rows: leadStore,
  load: async () => (await import('../../stores/leadRecords')).take,
  refetch: refreshLead,
  stays: ({ state }: Lead) => state === 'pool',
  conflict: 'take.changed',
}

export type RowActions = ReturnType<typeof useRowActions>

/**
 * Actions of a row; stable references, so that rows do not rerender. `followUp`: undefined in lists of other people's
 * leads.
 */
export function useRowActions(list: ListModel, open: (id: LeadId) => void, followUp?: (id: LeadId) => void) {
  const core = useCore()
  const t = useTexts()
  const app = useCoreTexts()
  const take = useRowMove(list, TAKE)
  const mayTake = core.decide({ permission: 'lead.take' }).ok
  return useMemo(() => {
    const { feedback, host } = core
    return {
      open,
      followUp,
      follow: ({ id, followed }: Lead) => {
        followLead(core, id, !followed).catch((error: unknown) => {
          feedback.toast(t('list.followFailed', { reason: errorText(error, app) }))
        })
      },
      // For a lead with a number; a lazy chunk, because it loads the code of the detail.
      call: async (lead: Lead) => {
        const { callLead } = await import(/* webpackChunkName: "lead-call" */ '../../stores/callLead')
        await callLead(core, lead)
      },
      // The server still decides for each lead.
      take: mayTake ? take : undefined,
      copyName: async (lead: Lead) => {
        const result = await host.copyText({ text: nameIn(lead, currentLanguage()) })
        feedback.toast(result.ok ? t('actions.copied') : t('actions.copyFailed', { text: result.error.text }))
      },
    }
  }, [core, open, followUp, take, mayTake, t, app])
}
