import * as v from 'valibot'
import type { SimContext, Wire } from '#harness/backend/contract'
import type { Change, FieldErrors } from '#harness/backend/kit'
import { isCreditCode, labelKind } from '#harness/backend/world'
import { NEXT_STEP_KINDS, sourceCodes } from '../rules/vocabulary'
import type { SimLead, SimNextStep } from './records'

/** Edits of a lead by `updateClue`, as opposed to its moves. */

const nextStepSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(NEXT_STEP_KINDS),
  text: v.optional(v.string()),
})

/** Parses a next step; undefined if it is invalid or in the past. */
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

/** Errors of an edit, by field. */
export function editErrors(raw: Wire, { store, now }: SimContext): FieldErrors {
  const { name, address, creditCode, source, labels, nextStep } = v.parse(changesSchema, raw)
  const known = store.table(labelKind)
  return {
    name: outside(name, 2, 60) && 'length',
    address: outside(address, 5, 120) && 'length',
    creditCode: creditCode !== undefined && !isCreditCode(creditCode) && 'code',
    source: source !== undefined && sourceCodes.fromWire(source) === undefined && 'unknown',
    labels: labels?.some((id) => !known.get(id)) && 'unknown',
    nextStep: nextStep !== undefined && nextStepOf(nextStep, now) === undefined && 'next',
  }
}

/** Changed fields of an edit. A new name or address has no English version, so the old one is removed. */
export function edited(raw: Wire, { now }: SimContext): Change<SimLead> {
  const { nextStep, source, ...rest } = v.parse(changesSchema, raw)
  const all = {
    ...rest,
    source: source === undefined ? undefined : sourceCodes.fromWire(source),
    nextStep: nextStep === undefined ? undefined : nextStepOf(nextStep, now),
  }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  return Object.fromEntries([
    ...given,
    ...given.flatMap(([name]) => (name === 'name' || name === 'address' ? [[`${name}En`, undefined]] : [])),
  ])
}

type Known<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Fields that were sent; records of the simulator have no undefined ones. */
export function withoutUndefined<T extends object>(values: T): Known<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Known<T>
}
