/** Records by their moment `at`, latest first. */
export function latestFirst<T extends { readonly at: string }>(records: Iterable<T>): T[] {
  return [...records].sort((a, b) => (a.at < b.at ? 1 : -1))
}
