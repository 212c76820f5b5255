import type { Call } from '#src/http'
import { answer, type SimContext, type SimHandler, type Wire } from '../contract'
import { type ListOptions, type SimList, simList } from './simList'
import type { SimRecords, Versioned } from './simRecords'

// biome-ignore lint/suspicious/noExplicitAny: what the app says and reads is the area's own; the wire stands in between
type AnyCall = Call<any, any>

/** Answers a list call over its records. */
export function listHandler<T extends Versioned>(
  call: AnyCall,
  records: SimRecords<T>,
  options: ListOptions<T>,
): SimHandler {
  const list = simList(records, options)
  return { ...answer(call, list.page), list }
}

/** Answers a call that gives figures over what a list finds, such as `{ total, facets }`. */
export function figuresHandler<T extends Versioned>(
  call: AnyCall,
  list: SimList<T>,
  figures: (found: readonly T[], context: SimContext, wire: Wire) => object,
): SimHandler {
  return answer(call, (wire, context) => figures(list.find(wire, context), context, wire))
}

/** Answers a call about one record that its reader may see; `idOf` where its id has another name on the wire. */
export function readHandler<T extends Versioned>(
  call: AnyCall,
  records: SimRecords<T>,
  view: (record: T, context: SimContext, wire: Wire) => unknown,
  idOf: (wire: Wire) => unknown = ({ id }) => id,
): SimHandler {
  return answer(call, (wire, context) => view(records.read(idOf(wire), context), context, wire))
}
