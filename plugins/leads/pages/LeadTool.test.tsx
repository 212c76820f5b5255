import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { setPreStroe } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { clueDetail, clueSolution, clueTool } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { openPages } from '../testing/openPages'
import LeadDetail from './LeadDetail'
import LeadSolutions from './LeadSolutions'
import LeadTool from './LeadTool'

/* The judgement tool for a lead that the user sees, but may not edit: rep03 approves, the lead is rep01's. */

const leadId = v.parse(leadIdSchema, 'L-000001')
const SCENE = '/clueTool?id=L-000001&scene=SC-steam'
const PAGES = [
  [clueDetail, LeadDetail],
  [clueTool, LeadTool],
  [clueSolution, LeadSolutions],
] as const
const answers = ['coal', 'old', 'mid', 'round', 'open'].map((optionId, index) => ({
  subjectId: `ST-${index + 1}`,
  optionId,
}))

beforeAll(() => startScreens(plugin))

/** Opens an address after the owner has answered so many subjects. */
async function open(who: string, address: string, given: number) {
  const sim = simulate(dev)
  if (given > 0) {
    const request = { leadId, sceneId: 'SC-steam', answers: answers.slice(0, given) }
    await sim.as('rep01').call(setPreStroe, request)
  }
  await openPages(who, PAGES, address, { sim })
}

test('shows neither questions nor a button that changes answers, proposes or starts over', async () => {
  await open('rep03', SCENE, 2)
  expect(await screen.findByText('You cannot answer for this lead')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
})

test('shows the result that was found, to read', async () => {
  await open('rep03', SCENE, 5)
  expect(await screen.findByRole('img', { name: '93% fit' })).toBeTruthy()
  for (const name of ['Generate proposal', 'Change answers', 'Write as follow-up'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('its owner goes on answering', async () => {
  await open('rep01', SCENE, 2)
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
})

test('of the scenes those are offered that have answers', async () => {
  await open('rep03', '/clueTool?id=L-000001', 2)
  expect(await screen.findByRole('button', { name: /^Industrial steam/ })).toBeTruthy()
  expect(screen.getAllByRole('button').filter(({ textContent }) => textContent?.includes('answered'))).toHaveLength(1)
  expect(screen.queryByText(/^Answer a few questions/)).toBeNull()
})

describe.each([
  ['its owner', 'rep01', 1],
  ['a reader', 'rep03', 0],
])('finding a solution: %s', (_, who, count) => {
  const offered = () => screen.queryAllByRole('button', { name: 'Find a solution' })

  test('on the page of its solutions', async () => {
    await open(who, '/clueSolution?id=L-000001', 0)
    await screen.findByText('No solution found yet')
    expect(offered()).toHaveLength(count)
  })

  test('in the menu of the lead', async () => {
    await open(who, '/clueDetail?id=L-000001', 0)
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await screen.findByRole('button', { name: 'Solutions' })
    expect(offered()).toHaveLength(count)
  })
})
