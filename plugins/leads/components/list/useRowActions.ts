import { useMemo } from 'react'
import { type ListModel, useRowMove } from '#kit/lists'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { currentLanguage, nameIn, useCoreTexts } from '#platform/i18n'
import type { Lead } from '../../api'
import { useTexts } from '../../plugin'
import type { LeadId } from '../../rules/vocabulary'
import { followLead, leadStore, refreshLead } from '../../stores/LeadStore'

/** Actions of a row; stable references, so that rows do not rerender. */
export interface RowActions {
  readonly open: (id: LeadId) => void
  readonly follow: (lead: Lead) => void
  /** Only for a lead with a number. */
  readonly call: (lead: Lead) => void
  /** Undefined without the right to take leads from the pool; the server still decides for each lead. */
  readonly take: ((id: LeadId) => void) | undefined
  readonly copyName: (lead: Lead) => void
  /** Undefined in lists of other people's leads. */
  readonly followUp: ((id: LeadId) => void) | undefined
}

const TAKE = {
  rows: leadStore,
  load: async () => (await import('../../stores/leadRecords')).take,
  refetch: refreshLead,
  stays: ({ state }: Lead) => state === 'pool',
  conflict: 'take.changed',
}

export function useRowActions(
  list: ListModel,
  open: (id: LeadId) => void,
  followUp?: (id: LeadId) => void,
): RowActions {
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
      follow: ({ id, followed }) => {
        followLead(core, id, !followed).catch((error: unknown) => {
          feedback.toast(t('list.followFailed', { reason: errorText(error, app) }))
        })
      },
      // A lazy chunk, because it loads the code of the detail.
      call: async (lead) => {
        const { callLead } = await import(/* webpackChunkName: "lead-call" */ '../../stores/callLead')
        await callLead(core, lead)
      },
      take: mayTake ? take : undefined,
      copyName: async (lead) => {
        const result = await host.copyText({ text: nameIn(lead, currentLanguage()) })
        feedback.toast(result.ok ? t('actions.copied') : t('actions.copyFailed', { text: result.error.text }))
      },
    }
  }, [core, open, followUp, take, mayTake, t, app])
}
