import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { createTestCore, showPages } from '#testing'
import type { ListStatus } from './ListModel'
import { useMarkedRow } from './useMarkedRow'

const route = defineRoute('/orders', { search: {} })
const AT_FIRST = { tab: 'mine', status: 'loading' as ListStatus, version: 1 }
let show: (change: Partial<typeof AT_FIRST>) => void

function Orders() {
  const [{ tab, status, version }, setShown] = useState(AT_FIRST)
  show = (change) => act(() => setShown((before) => ({ ...before, ...change })))
  return <p>{useMarkedRow({ tab, rows: { status } }, 'O-1', version) ?? 'none'}</p>
}

/**
 * The list of an order that was just sent: its row of before has the version 1, the one that is loaded the version 2.
 */
async function openList() {
  await showPages(createTestCore([]), [{ route, screen: Orders }], '/orders')
  show({ status: 'ready', version: 2 })
  expect(screen.getByText('O-1')).toBeTruthy()
}

test('a row is marked until its record is changed once more', async () => {
  await openList()
  show({ version: 3 })
  expect(screen.getByText('none')).toBeTruthy()
  show({ version: 2 })
  expect(screen.getByText('none')).toBeTruthy()
})

test('a row is marked until another tab is shown, and not on the way back', async () => {
  await openList()
  show({ tab: 'done' })
  expect(screen.getByText('none')).toBeTruthy()
  show({ tab: 'mine' })
  expect(screen.getByText('none')).toBeTruthy()
})
