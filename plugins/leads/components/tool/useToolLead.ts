import { useStore } from '#src/core'
import { nameIn, useLanguage } from '#src/i18n'
import { useNeeded } from '#src/records'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { leadRecords } from '../../stores/leadRecords'

/** The lead of a page of the tool: its name, once known. Call it in an observer. */
export function useToolLead(id: LeadId): string | undefined {
  const { main } = useStore(leadRecords).of(id)
  const row = useStore(leadStore).get(id)
  const language = useLanguage()
  useNeeded(main)
  const lead = main.value ?? row
  return lead && nameIn(lead, language)
}
