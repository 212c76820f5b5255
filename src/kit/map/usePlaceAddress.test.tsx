import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Point } from '#base/geo'
import { fixedQuery, type Query } from '#kit/records'
import { CoreContext } from '#platform/core'
import { setLanguage, startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { PlaceNames } from './PlaceMap'
import { type FoundAddress, usePlaceAddress } from './usePlaceAddress'

beforeAll(async () => {
  startTexts()
  await setLanguage('en')
})

const failing: Query<FoundAddress> = {
  requests: [],
  pick: () => {
    throw new Error('the map is down')
  },
}

function Address({ ask }: { readonly ask: (point: Point) => Query<FoundAddress> }) {
  const [address, setAddress] = useState('')
  const { state, retry } = usePlaceAddress({ lng: 113, lat: 23 }, ask, (found) => setAddress(found.address))
  return (
    <>
      <output>{address}</output>
      <PlaceNames state={state} onRetry={retry} onName={(name) => setAddress((now) => `${now}, ${name}`)} />
    </>
  )
}

const open = (ask: (point: Point) => Query<FoundAddress>) =>
  render(
    <CoreContext value={createTestCore([])}>
      <Address ask={ask} />
    </CoreContext>,
  )

test('the address of a place comes with names near it, which can be added', async () => {
  open(({ lng, lat }) => fixedQuery({ address: `Road ${lng} ${lat}`, names: ['Gate 2'] }))
  expect(screen.getByText('Finding the address…')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Gate 2' }))
  expect(screen.getByText('Road 113 23, Gate 2')).toBeTruthy()
})

test('a place without an address says so; one that was not found can be asked for again', async () => {
  let answer = failing
  open(() => answer)
  const again = await screen.findByRole('button', { name: /again/i })
  answer = fixedQuery({ address: '', names: [] })
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByText('No address found here. Write it yourself.')).toBeTruthy())
})
