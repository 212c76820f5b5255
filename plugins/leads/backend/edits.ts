import * as v from 'valibot'
import { isCreditCode } from '../rules/creditCode'
import { NEXT_STEP_KINDS, sourceCodes } from '../rules/vocabulary'
import { checkVersion } from './moves'
import { labelKind, type SimLead, type SimNextStep } from './records'
import { refusal, refuseFields } from './refuse'
import type { Scope } from './scope'

/** Edits of a lead: what `updateClue` changes beside the moves. */

const nextStepSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(NEXT_STEP_KINDS),
  text: v.optional(v.string()),
})

/** Reads a next step; undefined when it is none, or lies in the past. */
export function nextStepOf(raw: unknown, now: Date): SimNextStep | undefined {
  const result = v.safeParse(nextStepSchema, raw)
  if (!result.success || Date.parse(result.output.at) <= now.getTime()) return undefined
  const { at, kind, text } = result.output
  return { at: new Date(at).toISOString(), kind, ...(text && { text }) }
}

const text = v.optional(v.string())
const changesSchema = v.object({
  name: text,
  address: text,
  creditCode: text,
  industry: text,
  source: text,
  labels: v.optional(v.array(v.string())),
  collaborators: v.optional(v.array(v.string())),
  nextStep: v.optional(v.unknown()),
})

const outside = (value: string | undefined, min: number, max: number) =>
  value !== undefined && (value.trim().length < min || value.trim().length > max)

/** Changes fields of a lead; wrong ones are refused with 4000, each under its name. */
export function edit(lead: SimLead, version: unknown, raw: unknown, scope: Scope): SimLead {
  if (!scope.canEdit(lead)) throw refusal(4003, { right: 'lead.edit' })
  if (lead.state === 'discarded') throw refusal(4010, undefined)
  checkVersion(lead, version, scope)
  const { nextStep, source, ...rest } = v.parse(changesSchema, raw)
  const labels = scope.context.store.table(labelKind)
  const step = nextStep === undefined ? undefined : nextStepOf(nextStep, scope.context.now)
  const from = source === undefined ? undefined : sourceCodes.fromWire(source)
  refuseFields({
    name: outside(rest.name, 2, 60) && 'length',
    address: outside(rest.address, 5, 120) && 'length',
    creditCode: rest.creditCode !== undefined && !isCreditCode(rest.creditCode) && 'code',
    source: source !== undefined && from === undefined && 'unknown',
    labels: rest.labels?.some((id) => !labels.get(id)) && 'unknown',
    nextStep: nextStep !== undefined && step === undefined && 'next',
  })
  // An edit ends the time in which the move before it could be undone.
  const { undo: _, nameEn, addressEn, ...kept } = lead
  return {
    ...kept,
    // Nobody has put the new words into English.
    ...(nameEn && rest.name === undefined && { nameEn }),
    ...(addressEn && rest.address === undefined && { addressEn }),
    ...given(rest),
    ...(from && { source: from }),
    ...(step && { nextStep: step }),
    version: lead.version + 1,
  }
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }

function given<T extends object>(changes: T): Partial<Given<T>> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Given<T>>
}
