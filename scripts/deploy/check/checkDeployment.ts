import { contentSecurityPolicy } from '../../../harness/server/security'
import type { Values } from '../../build/values'
import { outsideOrigins } from '../outsideOrigins'
import { proxiedParts } from '../proxied'
import { loosenedBy, type ServerValues } from '../variables'
import { CHECKS, type Expected } from './checks'
import { type Finding, isFault } from './finding'
import type { Site } from './Site'

export interface Checked {
  readonly name: string
  readonly findings: readonly Finding[]
}

/** What a server has to send for a build with these variables. */
export function expectedOf(site: Site, values: Values, server: ServerValues): Expected {
  const outside = outsideOrigins(values, Number(site.url.port || 443), server.HOST_ORIGINS)
  const loosened = loosenedBy(server)
  const policy = (html: string) => contentSecurityPolicy(html, outside, loosened)
  return { policy, loosened, parts: proxiedParts(values, server) }
}

/** Runs all checks on a running server, one after the other. */
export async function checkDeployment(site: Site, expected: Expected): Promise<readonly Checked[]> {
  const checked: Checked[] = []
  for (const { name, findings } of CHECKS)
    checked.push({ name, findings: await findings(site, expected).catch(asFinding) })
  return checked
}

/** Whether a check found something that has to be mended. */
export const hasFaults = ({ findings }: Checked): boolean => findings.some(isFault)

const asFinding = (error: unknown): Finding[] => [
  { what: error instanceof Error ? error.message : String(error), mend: 'Is the server up, and reached from here?' },
]

const HINT =
  'add_header belongs into the server block: a location with an add_header of its own sends none of the server’s.'

/** One line for each check, and below it what is wrong with the line that mends it, once for equal lines. */
export function reportLines(checked: readonly Checked[]): string[] {
  const isAboutHeaders = checked.some(({ findings }) => findings.some(({ mend }) => mend.startsWith('add_header')))
  return [...checked.flatMap(linesOf), ...(isAboutHeaders ? ['', HINT] : [])]
}

function linesOf(checked: Checked): string[] {
  return [
    `${hasFaults(checked) ? 'WRONG' : 'ok   '}  ${checked.name}`,
    ...grouped(checked.findings).flatMap(({ what, mend, others }) => [
      `         ${what}${others > 0 ? ` (and ${others} more)` : ''}`,
      `           → ${mend}`,
    ]),
  ]
}

function grouped(findings: readonly Finding[]): (Finding & { readonly others: number })[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) groups.set(finding.mend, [...(groups.get(finding.mend) ?? []), finding])
  return [...groups.values()].flatMap(([first, ...rest]) => (first ? [{ ...first, others: rest.length }] : []))
}
