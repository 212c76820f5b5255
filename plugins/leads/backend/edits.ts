import * as v from 'valibot'
import { countsAlone } from '#domain/checkIn/rules'
import type { SimContext, Wire } from '#harness/backend/contract'
import { rolesInForce } from '#harness/backend/core/grants'
import { type Change, definedFields, type FieldErrors, fieldErrors } from '#harness/backend/kit'
import { areaOfAddress, labelKind } from '#harness/backend/world'
import { changesSchema as changesEntries } from '../api/moves'
import { plannedSchema } from '../api/shared'
import { addFields } from '../rules/fields'
import { COLLABORATORS_MAX } from '../rules/limits'
import { sourceCodes } from '../rules/vocabulary'
import { customerFor } from './company'
import type { SimLead, SimNextStep } from './records'

/** Edits of a lead by `updateClue`, as opposed to its moves. */

const nextStepSchema = v.object({ ...plannedSchema.entries, at: v.pipe(v.string(), v.isoTimestamp()) })

/** When something was written: the time of the device, if it is of the last 24 hours, as for check-ins. */
export function writtenAt(raw: unknown, now: Date): Date {
  const at = new Date(String(raw))
  return at <= now && countsAlone(at, now) ? at : now
}

/** Parses a next step; undefined if it is invalid or in the past. */
export function nextStepOf(raw: unknown, now: Date): SimNextStep | undefined {
  const result = v.safeParse(nextStepSchema, raw)
  if (!result.success || Date.parse(result.output.at) <= now.getTime()) return undefined
  const { at, kind, text } = result.output
  return { at: new Date(at).toISOString(), kind, ...(text && { text }) }
}

const changesSchema = v.object({
  ...v.pick(changesEntries, ['name', 'address', 'creditCode', 'industry', 'labels', 'collaborators']).entries,
  source: v.optional(v.string()),
  nextStep: v.optional(v.unknown()),
})

/** Errors of an edit, by field. */
export function editErrors(raw: Wire, { store, now, rolesWith }: SimContext): FieldErrors {
  const changes = v.parse(changesSchema, raw)
  const { source, labels, nextStep, collaborators = [] } = changes
  const roles = rolesWith('lead.edit')
  const mayEdit = (who: string) => rolesInForce(store, who, now).some(({ roleName }) => roles.includes(roleName))
  const all = store.table(labelKind)
  const { name, address, creditCode } = addFields.table
  const entered = Object.entries({ name, address, creditCode }).filter(([field]) => field in changes)
  return {
    ...fieldErrors(Object.fromEntries(entered), changes),
    source: source !== undefined && sourceCodes.fromWire(source) === undefined && 'unknown',
    labels: labels?.some((id) => !all.get(id)) && 'unknown',
    collaborators: collaborators.length > COLLABORATORS_MAX ? 'most' : !collaborators.every(mayEdit) && 'unknown',
    nextStep: nextStep !== undefined && nextStepOf(nextStep, writtenAt(raw.deviceAt, now)) === undefined && 'next',
  }
}

/** The division that an address names; nothing if it names none. */
export function areaOf(address: string): Pick<SimLead, 'areaCode'> {
  const areaCode = areaOfAddress(address)
  return areaCode === undefined ? {} : { areaCode }
}

/** A step that only moves keeps its text in both languages. */
function movedFrom(before: SimNextStep | undefined, step: SimNextStep | undefined): SimNextStep | undefined {
  const { text, textEn } = before ?? {}
  return step && textEn !== undefined && step.text === text ? { ...step, textEn } : step
}

/** Changed fields of an edit. A new name or address has no English version, so the old one is removed. */
export function edited(raw: Wire, lead: SimLead, context: SimContext): Change<SimLead> {
  const { nextStep, source, ...rest } = v.parse(changesSchema, raw)
  return {
    ...definedFields({
      ...rest,
      source: source === undefined ? undefined : sourceCodes.fromWire(source),
      nextStep: movedFrom(lead.nextStep, nextStepOf(nextStep, writtenAt(raw.deviceAt, context.now))),
    }),
    ...(rest.creditCode !== undefined && { custId: customerFor(lead, rest.creditCode, context) }),
    ...(rest.name !== undefined && rest.name !== lead.name && { nameEn: undefined }),
    ...(rest.address !== undefined &&
      rest.address !== lead.address && { addressEn: undefined, ...areaOf(rest.address) }),
  }
}
