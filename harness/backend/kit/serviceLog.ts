import type { SimContext, SimKind } from '../contract'
import { newRecordId } from '../world'

/** An entry of a customer's service log that another area writes; the log itself belongs to the area of customers. */
interface LogEntry {
  readonly custId: string
  readonly kind: 'visit' | 'advice' | 'risk'
  /** A second entry about a visit replaces the first. */
  readonly visitId?: string
  readonly text: string
  readonly textEn?: string
  readonly at: string
  /** Login name. */
  readonly by: string
}

const logKind: SimKind<
  LogEntry & { readonly id: string; readonly version: number; readonly files: readonly string[] }
> = { name: 'service-log', id: ({ id }) => id }

/** Adds an entry to the service log of a customer. */
export function writeLog(entry: LogEntry, { store }: Pick<SimContext, 'store'>): void {
  const table = store.table(logKind)
  const { visitId } = entry
  const known = visitId === undefined ? undefined : [...table.values()].find((each) => each.visitId === visitId)
  const { id = newRecordId('LG', store.next(logKind.name)), version = 0 } = known ?? {}
  table.put({ id, version: version + 1, files: [], ...entry })
}
