import type { AnyCall } from '#platform/http'
import { answer, type SimContext, type SimHandler, type Wire } from '../contract'
import { type ListOptions, type SimList, simList } from './simList'
import type { SimRecords, Versioned } from './simRecords'

/** Handler of a list call: one page, with counts and facets (see `ListOptions`). */
export function listHandler<T extends Versioned>(
  call: AnyCall,
  records: SimRecords<T>,
  options: ListOptions<T>,
): SimHandler & { readonly list: SimList<T> } {
  const list = simList(records, options)
  return { ...answer(call, list.page), list }
}

/** Handler of a call that returns figures over the records a list finds, e.g. `{ total, facets }`. */
export function figuresHandler<T extends Versioned>(
  call: AnyCall,
  list: SimList<T>,
  figures: (found: readonly T[], context: SimContext, wire: Wire) => object,
): SimHandler {
  return { ...answer(call, (wire, context) => figures(list.find(wire, context), context, wire)), over: list }
}

/**
 * Handler of a call for the number of records that a list finds, with counts by filter value (`counted` of the wire).
 */
export function countHandler<T extends Versioned>(call: AnyCall, list: SimList<T>): SimHandler {
  const counted = (wire: Wire, context: SimContext) => ({
    total: list.find(wire, context).length,
    facets: list.facets(wire, context),
  })
  return { ...answer(call, counted), over: list }
}

/**
 * Handler of a call about one visible record (4004, 4003). `idOf` reads the id if the request does not call it `id`.
 */
export function readHandler<T extends Versioned>(
  call: AnyCall,
  records: SimRecords<T>,
  view: (record: T, context: SimContext, wire: Wire) => unknown,
  idOf: (wire: Wire) => unknown = ({ id }) => id,
): SimHandler {
  return answer(call, (wire, context) => view(records.read(idOf(wire), context), context, wire))
}
