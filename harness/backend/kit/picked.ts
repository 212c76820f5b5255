/** Some fields of a record, to be transmitted: `picked(order, 'id', 'version', 'note')`. */
export function picked<T extends object, const K extends keyof T>(record: T, ...names: readonly K[]): Pick<T, K> {
  const entries = names.filter((name) => name in record).map((name) => [name, record[name]])
  return Object.fromEntries(entries) as Pick<T, K>
}
