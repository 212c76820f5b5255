import type { RowKey, TableName } from './schema'

export interface StoredRow {
  readonly table: TableName
  readonly key: RowKey
  readonly value: unknown
}

export const isUnder = (key: RowKey, prefix: readonly string[]) => prefix.every((part, at) => key[at] === part)

/** Rows that the device refused or has not taken yet. Memory takes precedence over the device. */
export class MemoryTables {
  private readonly entries = new Map<string, StoredRow>()

  has(table: TableName, key: RowKey): boolean {
    return this.entries.has(nameOf(table, key))
  }

  get(table: TableName, key: RowKey): unknown {
    return this.entries.get(nameOf(table, key))?.value
  }

  set(table: TableName, key: RowKey, value: unknown): void {
    this.entries.set(nameOf(table, key), { table, key, value })
  }

  delete(table: TableName, key: RowKey): void {
    this.entries.delete(nameOf(table, key))
  }

  rows(): StoredRow[] {
    return [...this.entries.values()]
  }

  /** Merges stored rows with the rows in memory; a row in memory replaces the stored one. */
  over(
    table: TableName,
    prefix: RowKey,
    stored: readonly { key: RowKey; value: unknown }[],
  ): { key: RowKey; value: unknown }[] {
    const mine = this.rows().filter((row) => row.table === table && isUnder(row.key, prefix))
    return [...stored.filter(({ key }) => !this.has(table, key)), ...mine.map(({ key, value }) => ({ key, value }))]
  }
}

const nameOf = (table: TableName, key: RowKey) => `${table} ${JSON.stringify(key)}`
