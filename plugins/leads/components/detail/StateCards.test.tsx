import { screen } from '@testing-library/react'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import type { LeadDetail } from '../../api'
import dev from '../../dev'
import plugin from '../../plugin'
import { clueDetail } from '../../routes'
import { openPages } from '../../testing/openPages'
import { whyNow } from '../list/WhyLine'
import { NextStepCard } from './StateCards'

const now = new Date('2026-11-20T01:41:00Z')
let lead: LeadDetail

function Page() {
  return <NextStepCard lead={lead} waiting={[]} now={now} onPress={() => undefined} />
}

beforeAll(() => startScreens(plugin))

test.each([
  ['2026-11-28', false],
  ['2026-11-27', true],
])('a lead that returns on %s: its page says so where its row does (%s)', async (day, isSaid) => {
  const returnAt = new Date(`${day}T00:00:00+08:00`)
  lead = { state: 'owned', stage: 'found', returnAt } as LeadDetail
  await openPages('rep01', [[clueDetail, Page]], '/clueDetail?id=L-000001', { sim: simulate(dev) })
  expect(await screen.findByText('No next step')).toBeTruthy()
  expect(screen.queryByText(/^Returns to the pool on/) !== null).toBe(isSaid)
  expect(whyNow(lead, now)?.kind === 'returns').toBe(isSaid)
})
