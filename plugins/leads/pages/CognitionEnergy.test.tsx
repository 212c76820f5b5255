import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { getEnergy, saveEnergy } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { editClueCognitionEnergy } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { openPages } from '../testing/openPages'
import CognitionEnergy from './CognitionEnergy'

beforeAll(() => startScreens(plugin))

test('where somebody else saved first, all that is overwritten is shown', async () => {
  const sim = simulate(dev)
  await openPages('rep01', [[editClueCognitionEnergy, CognitionEnergy]], '/editClueCognitionEnergy?id=L-000001', {
    sim,
  })
  await screen.findByText(/4,199,897/)
  const other = sim.as('rep01')
  const id = v.parse(leadIdSchema, 'L-000001')
  const { rows, version } = await other.call(getEnergy, { id })
  const [first, ...rest] = rows
  if (!first) throw new Error('no energy')
  await other.call(saveEnergy, { id, version, rows: [{ ...first, price: 9.87 }, ...rest] })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Someone else saved a change first')
  expect(document.querySelector('.formconflict')?.textContent).toContain('9.87 CNY')
})

test('the months stay open while the only one is deleted to be typed anew', async () => {
  await openPages('rep01', [[editClueCognitionEnergy, CognitionEnergy]], '/editClueCognitionEnergy?id=L-000001', {
    sim: simulate(dev),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Add/ }))
  const january = await screen.findByLabelText(/^Jan/)
  const months = january.closest('details')
  fireEvent.change(january, { target: { value: '5' } })
  expect(months).toHaveProperty('open', true)
  fireEvent.change(january, { target: { value: '' } })
  expect(months).toHaveProperty('open', true)
})
