import { render, screen } from '@testing-library/react'
import { PartBody } from './parts'

test('running text in a titled part may have the padding of a card; facts bring their own', () => {
  render(
    <>
      <PartBody title="Notes" pad body={<p>Valve replaced</p>} />
      <PartBody title="Facts" body={<p>Since 2019</p>} />
    </>,
  )
  const padded = (text: string) => screen.getByText(text).closest('.card__body--pad') !== null
  expect(screen.getByRole('region', { name: 'Notes' })).toBeTruthy()
  expect([padded('Valve replaced'), padded('Since 2019')]).toEqual([true, false])
})
