import type { HostMethod } from '#src/host'
import type { Rule, RuleId } from './types'

export type KnownRule = Rule & { readonly id: RuleId; readonly seen: number; readonly fired: number }

/** The rules in force; counts the calls that each has seen since it was made. */
export class RuleBook {
  private rules: KnownRule[]
  private count: number

  constructor(rules: readonly KnownRule[] = []) {
    this.rules = [...rules]
    this.count = rules.reduce((highest, { id }) => Math.max(highest, Number(id.slice(1))), 0)
  }

  list(): readonly KnownRule[] {
    return this.rules
  }

  add(rule: Rule): RuleId {
    this.count += 1
    const id = `r${this.count}`
    this.rules.push({ ...rule, id, seen: 0, fired: 0 })
    return id
  }

  remove(id: RuleId): void {
    this.rules = this.rules.filter((rule) => rule.id !== id)
  }

  /** Counts a call and gives the rule that is due for it: the latest that is. */
  take(method: HostMethod): Rule | undefined {
    const due = this.due(method)
    this.rules = this.rules.map((rule) => {
      if (rule.method !== method) return rule
      return { ...rule, seen: rule.seen + 1, fired: rule.fired + (rule.id === due?.id ? 1 : 0) }
    })
    return due
  }

  /** The rule that the next call would meet, which is not counted. */
  due(method: HostMethod): KnownRule | undefined {
    return [...this.rules].reverse().find((rule) => rule.method === method && isDue(rule))
  }
}

function isDue({ nth, times, seen, fired }: KnownRule): boolean {
  if (nth !== undefined && seen + 1 < nth) return false
  return fired < (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1))
}
