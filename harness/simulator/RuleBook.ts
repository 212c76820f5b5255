import type { HostMethod } from '#platform/host'
import type { Rule, RuleId } from './types'

export type StoredRule = Rule & { readonly id: RuleId; readonly seen: number; readonly fired: number }

/** Active rules, each with the number of calls since it was added. */
export class RuleBook {
  private rules: StoredRule[]
  private count: number

  constructor(rules: readonly StoredRule[] = []) {
    this.rules = [...rules]
    this.count = rules.reduce((highest, { id }) => Math.max(highest, Number(id.slice(1))), 0)
  }

  list(): readonly StoredRule[] {
    return this.rules
  }

  /** In place of the rule `replaced`, if there is one; else as the latest. */
  add(rule: Rule, replaced?: RuleId): RuleId {
    const at = this.rules.findIndex(({ id }) => id === replaced)
    if (replaced !== undefined && at >= 0) {
      this.rules = this.rules.with(at, { ...rule, id: replaced, seen: 0, fired: 0 })
      return replaced
    }
    this.count += 1
    const id = `r${this.count}`
    this.rules.push({ ...rule, id, seen: 0, fired: 0 })
    return id
  }

  /** Numbers the rules as a phone that starts with them does, and counts their calls from now. */
  restart(): void {
    this.rules = this.rules.map((rule, index) => ({ ...rule, id: `r${index + 1}`, seen: 0, fired: 0 }))
    this.count = this.rules.length
  }

  remove(id: RuleId): void {
    this.rules = this.rules.filter((rule) => rule.id !== id)
  }

  /** Counts a call and returns the latest rule that is due for it. */
  take(method: HostMethod): Rule | undefined {
    const due = this.due(method)
    this.rules = this.rules.map((rule) => {
      if (rule.method !== method) return rule
      return { ...rule, seen: rule.seen + 1, fired: rule.fired + (rule.id === due?.id ? 1 : 0) }
    })
    return due
  }

  /** The rule for the next call, without counting it. */
  due(method: HostMethod): StoredRule | undefined {
    return [...this.rules].reverse().find((rule) => rule.method === method && isDue(rule))
  }
}

function isDue({ nth, times, seen, fired, off }: StoredRule): boolean {
  if (off) return false
  // A call that another rule has answered is one of its calls, too.
  if (nth !== undefined) return seen + 1 >= nth && seen + 1 < nth + (times ?? 1)
  return fired < (times ?? Number.POSITIVE_INFINITY)
}
