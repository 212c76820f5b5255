import { href } from '#base/routes'
import { type Core, canReach, registeredHref } from '#platform/core'
import { currentLanguage, textIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { listTodos } from './api/todos'
import { dueWarnings } from './dueWarnings'
import { todoHome } from './routes'
import { isOfOthers } from './rules/todos'

/** Kinds of to-dos whose records are asked for themselves. */
const OF_WARNINGS: readonly string[] = ['gasRisk', 'gasRiskDay', 'gasBounce', 'competitive']

/** The user's to-dos that are overdue or due today, without those that their own records show (domain/risk.md 5). */
async function dueTodos(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const language = currentLanguage()
  const ask = (due: 'overdue' | 'today') =>
    core.http(listTodos, { tab: 'open', due, page: 1 }, { signal, background: true })
  const [overdue, today] = await Promise.all([ask('overdue'), ask('today')])
  return [...overdue.items, ...today.items]
    .filter(({ kind }) => !isOfOthers(kind) && !OF_WARNINGS.includes(kind))
    .map(({ id, title, titleEn, due, route = '' }) => {
      const to = registeredHref(core.registry, route)
      return {
        id,
        title: textIn(title, titleEn, language),
        at: due,
        due: due <= new Date() ? 'late' : 'today',
        record: `todo:${id}`,
        to: to && canReach(core, to.split('?')[0] ?? '') ? to : href(todoHome, { id }),
      }
    })
}

/** What of the area is due today or late. */
export default async function riskToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const [todos, warnings] = await Promise.all([dueTodos(core, signal), dueWarnings(core, signal)])
  return [...warnings, ...todos]
}
