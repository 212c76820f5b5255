import { waitFor } from '@testing-library/react'
import { queryOf } from '#kit/records'
import { HttpError } from '#platform/http'
import { defineRows } from './rows'
import { type Order, orderCore, orders, starOrder } from './testing/fakeList'

const refused = () => new HttpError('refused', 'refused 4003', { callId: 'x', code: 4003 })
const row: Order = { id: 'OR-1', title: 'Order 1', starred: false }

test('a received row is combined with the known one', () => {
  const near = defineRows<{ id: string; distance?: number | undefined }>('orders.near', {
    merge: (next, known) => ({ ...next, distance: next.distance ?? known?.distance }),
  })
  const rows = orderCore(() => undefined).core.store(near)
  rows.putAll([{ id: 'a', distance: 5 }, { id: 'b' }])
  rows.put({ id: 'a' })
  expect([rows.get('a'), rows.get('b')]).toEqual([{ id: 'a', distance: 5 }, { id: 'b' }])
  rows.drop('a')
  expect(rows.get('a')).toBeUndefined()
})

test('a change elsewhere of a known row makes lists stale, one of another record does not', () => {
  const { core } = orderCore(() => undefined)
  const rows = core.store(orders)
  rows.put(row)
  core.invalidateRecord('OR-2')
  expect(rows.revision).toBe(0)
  core.invalidateRecord('OR-1')
  expect(rows.revision).toBe(1)
})

describe('a field that is changed at once', () => {
  function starred(answer: () => unknown) {
    const { core, requested } = orderCore(answer)
    const rows = core.store(orders)
    rows.put(row)
    const star = (on: boolean) => rows.change(row.id, 'starred', on, queryOf(starOrder, { on }))
    return { rows, star, sent: () => requested.map(({ wire }) => wire.on), isOn: () => rows.get(row.id)?.starred }
  }

  test('is shown before the server has answered', async () => {
    const { star, isOn } = starred(() => null)
    const sent = star(true)
    expect(isOn()).toBe(true)
    await sent
    expect(isOn()).toBe(true)
  })

  test('returns to the value of the server when it refuses, and the promise rejects', async () => {
    const { star, isOn } = starred(refused)
    await expect(star(true)).rejects.toThrow('refused 4003')
    expect(isOn()).toBe(false)
  })

  test('set and cleared, both refused: ends in the state of the server', async () => {
    const { star, isOn } = starred(refused)
    const ends = await Promise.allSettled([star(true), star(false)])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(isOn()).toBe(false)
  })

  test('set, with only the clearing refused: stays set', async () => {
    const answers = [null, refused()]
    const { star, isOn } = starred(() => answers.shift())
    await Promise.allSettled([star(true), star(false)])
    expect(isOn()).toBe(true)
  })

  test('stays set when the row is received anew before the server has answered', async () => {
    const { star, isOn, rows } = starred(() => null)
    const sent = star(true)
    rows.put(row)
    await sent
    expect(isOn()).toBe(true)
  })

  test('the second tap is sent only after the answer to the first', async () => {
    const answers: (() => void)[] = []
    const { star, sent } = starred(() => new Promise((resolve) => answers.push(() => resolve(null))))
    const both = [star(true), star(false)]
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(sent()).toEqual([true])
    answers[0]?.()
    await both[0]
    await waitFor(() => expect(sent()).toEqual([true, false]))
    answers[1]?.()
    await Promise.all(both)
  })

  test('is sent in the order of the taps, and the last tap wins', async () => {
    const { star, isOn, sent } = starred(() => null)
    await Promise.all([star(true), star(false)])
    expect(sent()).toEqual([true, false])
    expect(isOn()).toBe(false)
  })
})
