import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallDeclaration } from '#platform/http'

/** A declared call with its owner. */
export interface DeclaredCall {
  readonly id: string
  readonly declaration: CallDeclaration
  /** `leads`, `core` …: the plugin, or the room of `src`. */
  readonly owner: string
}

interface SpecifiedCall {
  readonly host: string
  readonly method: string
  readonly path: string
}

function declaringFiles(): string[] {
  return ['src', 'plugins']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$|\/(?:backend|testing)\/|\/dev\.ts$/.test(file))
    .filter((file) => /=\s*call\(\{|^export const \w+ = (?:\w+\.)?(?:get|post)\(/m.test(readFileSync(file, 'utf8')))
    .sort()
}

function isCall(value: unknown): value is { id: string; declaration: CallDeclaration } {
  return typeof value === 'object' && value !== null && 'id' in value && 'declaration' in value && 'response' in value
}

/** All declared calls of the app, found by importing the declaring files. */
export async function declaredCalls(): Promise<DeclaredCall[]> {
  const found = new Map<string, DeclaredCall>()
  for (const file of declaringFiles()) {
    const [folder, area, room] = file.split('/')
    const owner = (folder === 'src' ? room : area) ?? ''
    const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
    for (const { id, declaration } of Object.values(exported).filter(isCall)) found.set(id, { id, declaration, owner })
  }
  return [...found.values()]
}

/** The specification's calls (spec/conformance/calls.json). */
export function specifiedCalls(): SpecifiedCall[] {
  return JSON.parse(readFileSync('spec/conformance/calls.json', 'utf8')) as SpecifiedCall[]
}
