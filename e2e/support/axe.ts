import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/** Accessibility violations (WCAG 2.1 A and AA) of what is on screen, one line for each element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated by the DevTools protocol, so the page's content security policy has no say.
  await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(context: unknown, options: unknown): Promise<{ violations: Violation[] }> }
    }
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] }
    const result = await axe.run({ exclude: [['[hidden]'], ['[inert]']] }, options)
    return result.violations
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`.trim()),
  )
}
