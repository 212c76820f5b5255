import { defineRows } from '#kit/lists'
import { defineRecords, queryOf } from '#kit/records'
import { submitExample } from '../contract'
import { fakeArea, getOrder, type OrderAnswer, sendOrder } from './fakeArea'
import { staleProblems } from './testing'

const rows = defineRows<OrderAnswer>('orders')
const orders = defineRecords<OrderAnswer>('orders.records', { rows, read: (id) => queryOf(getOrder, { id }) })

/** What is stale after orders are sent with a note. */
const problems = (note: string, after?: () => void) => {
  const send = submitExample(sendOrder, 'rep01', () => ({ id: 'OR-000001', version: 1, note }), after ? { after } : {})
  return staleProblems({ id: 'orders', owner: 'team' }, { ...fakeArea().dev, submits: [send] }, [{ orders }])
}

test('a submit that is refused names call, sender and fields', async () => {
  expect(await problems('')).toEqual([
    'POST main /api/orders/orders/{id}/send of rep01: refused 4000 {"fields":{"note":"length"}}: correct the request in submits of dev.ts',
  ])
})

test('what the form does with the answer fails by its own words', async () => {
  const after = () => {
    throw new Error('no form')
  }
  expect(await problems('For March', after)).toEqual([expect.stringContaining('of rep01: Error: no form')])
})
