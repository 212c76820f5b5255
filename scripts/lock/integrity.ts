/** An entry of package-lock.json, as far as it matters here. */
export interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}
export type Packages = Readonly<Record<string, Entry>>

/** Paths of entries without a hash of what is downloaded. */
export const withoutIntegrity = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([path, { integrity }]) => (path === '' || integrity ? [] : [path]))

/** Adds the hashes that the registry tells (`hashOf`: of `name@version`, '' if it knows none). */
export async function withHashes(packages: Packages, hashOf: (wanted: string) => Promise<string>): Promise<Packages> {
  const found = new Map<string, string>()
  for (const path of withoutIntegrity(packages)) {
    const name = path.replace(/^.*node_modules\//, '')
    const integrity = await hashOf(`${name}@${packages[path]?.version}`)
    if (/^sha512-[\w+/]+=*$/.test(integrity)) found.set(path, integrity)
  }
  return Object.fromEntries(
    Object.entries(packages).map(([path, { version, ...others }]) => {
      const integrity = found.get(path)
      return [path, { ...(version !== undefined && { version }), ...(integrity && { integrity }), ...others }]
    }),
  )
}
