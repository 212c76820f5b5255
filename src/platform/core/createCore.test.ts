import { createTestCore } from '#testing'
import { defineStore } from './core'

describe('the stores of a core', () => {
  test('are created once, on first use', () => {
    const core = createTestCore([])
    const made = jest.fn(() => ({ count: 1 }))
    const token = defineStore('leads.list', made)
    expect(core.store(token)).toBe(core.store(token))
    expect(made).toHaveBeenCalledTimes(1)
  })

  test('of two definitions with the same id are two objects; the duplicate id is reported once', () => {
    const report = jest.fn()
    const core = createTestCore([], { report })
    const leads = defineStore('list', () => ({ leads: true }))
    const visits = defineStore('list', () => ({ visits: true }))
    expect(core.store(leads)).toEqual({ leads: true })
    expect(core.store(visits)).toEqual({ visits: true })
    expect(core.store(visits)).toEqual({ visits: true })
    expect(report.mock.calls).toEqual([[new Error("two stores have the id 'list'"), 'core']])
  })
})
