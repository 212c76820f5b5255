import * as v from 'valibot'
import { day, maybe, text } from './schemas'

const number = maybe(v.number())

/** What a declared field holds: `copied` is text worth copying, `money` is in CNY, `share` is from 0 to 1. */
const types = { text, copied: text, number, money: number, share: number, day: maybe(day) } as const

export type FieldType = keyof typeof types
/** Fields of a record that are only shown, in the order of the screen; each may be unknown. */
export type Fields = Readonly<Record<string, FieldType>>

/** Entries of a schema for declared fields: `v.object({ id: v.string(), ...fieldEntries(fields) })`. */
export function fieldEntries<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields).map(([name, type]) => [name, types[type]] as const)
  return Object.fromEntries(entries) as { readonly [K in keyof F]: (typeof types)[F[K]] }
}
