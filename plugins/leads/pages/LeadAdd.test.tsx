import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer } from '#harness/backend/contract'
import { refusal } from '#harness/backend/kit'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { findLowDistance1, selectCustomer } from '../api'
import { leadKind, type SimLead } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { addClueCognition, addClueCognitionSubmit, selectCustomer as companySearch } from '../routes'
import { openPages } from '../testing/openPages'
import CompanySearch from './CompanySearch'
import LeadAdd from './LeadAdd'
import LeadAddSubmit from './LeadAddSubmit'

beforeAll(() => startScreens(plugin))

/** The simulator, where these calls fail. */
function withFailing(...calls: readonly { readonly id: string }[]) {
  const fail = () => {
    throw refusal(4010)
  }
  const handlers = dev.handlers.map((one) =>
    calls.some(({ id }) => id === one.call.id) ? answer(one.call, fail) : one,
  )
  return simulate({ ...dev, handlers })
}

test('where the company is known, creating another is the second choice', async () => {
  const { container } = await openPages('rep01', [[companySearch, CompanySearch]], '/selectCustomer', {
    sim: simulate(dev),
  })
  const create = () => screen.getByRole('button', { name: /^New lead “/ }).className
  const field = await screen.findByRole('searchbox')
  await userEvent.type(field, 'Qwertz works')
  await waitFor(() => expect(create()).toContain('main'))
  await userEvent.clear(field)
  await userEvent.type(field, 'Hongsheng Ceramics')
  await waitFor(() => expect(container.querySelector('[data-record="lead:L-000001"]')).toBeTruthy())
  expect(create()).not.toContain('main')
})

test('so it is in the form, once the number that is entered is the one of a lead', async () => {
  const sim = simulate(dev)
  const [known] = [...sim.store.table(contactKind).values()].filter(({ clueId }) => clueId === 'L-000001')
  const address = '/addClueCognitionSubmit?name=Qwertz kilns'
  await openPages('rep01', [[addClueCognitionSubmit, LeadAddSubmit]], address, { sim })
  const create = () => screen.getByRole('button', { name: 'Create lead' }).className
  const phone = await screen.findByRole('textbox', { name: 'Phone' })
  expect(create()).toContain('main')
  await userEvent.type(phone, known?.phones[0] ?? '')
  await screen.findByText(/Hongsheng Ceramics/)
  expect(create()).not.toContain('main')
})

test('the first step says that duplicates could not be checked', async () => {
  const sim = withFailing(selectCustomer)
  await openPages('rep01', [[addClueCognition, LeadAdd]], '/addClueCognition?name=Qwertz works', { sim })
  expect(await screen.findByText('Duplicates could not be checked just now.')).toBeTruthy()
})

test('the second step says that leads nearby could not be checked', async () => {
  const sim = withFailing(findLowDistance1)
  const address = '/addClueCognitionSubmit?name=Qwertz works&lng=113&lat=23'
  await openPages('rep01', [[addClueCognitionSubmit, LeadAddSubmit]], address, { sim })
  expect(await screen.findByText('Leads nearby could not be checked just now.')).toBeTruthy()
})

test('leads nearby stand below the fields: they come late, and would move them under a finger', async () => {
  const sim = simulate(dev)
  const { point } = sim.store.table(leadKind).get('L-000001') as SimLead
  const address = `/addClueCognitionSubmit?name=Qwertz mills&lng=${point?.lng}&lat=${point?.lat}`
  await openPages('rep01', [[addClueCognitionSubmit, LeadAddSubmit]], address, { sim })
  const near = await screen.findByText(/within 200 m: is it/, {}, { timeout: 4000 })
  const last = screen.getByRole('textbox', { name: 'Phone' })
  expect(last.compareDocumentPosition(near)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
