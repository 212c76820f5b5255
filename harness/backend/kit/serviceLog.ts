import type { SimContext, SimKind } from '../contract'
import { newRecordId } from '../world'

/** An entry of a customer's service log that another area writes; the log itself belongs to the area of customers. */
interface LogEntry {
  readonly custId: string
  readonly kind: 'visit' | 'advice' | 'risk'
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
  store.table(logKind).put({ id: newRecordId('LG', store.next(logKind.name)), version: 1, files: [], ...entry })
}
