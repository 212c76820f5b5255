import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DAY } from '#base/calendar'
import { holdExampleTime } from '#harness/backend/kit/testing'
import { CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { TodayFigure, TodayModule, TodayMoves } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../../locales/en.json'
import { workbenchStore } from '../../stores/WorkbenchStore'
import TeamCard from './TeamCard'

const openHref = jest.fn()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({ openHref }),
}))

const to = '/list' as TodayFigure['to']
const figure = (id: string, owners: readonly string[], tone?: TodayFigure['tone']): TodayFigure => ({
  id,
  label: id,
  count: owners.length,
  ...(tone && { tone }),
  to,
  rows: owners.map((owner) => ({ id: `${id} ${owner}`, title: `${id} of ${owner}`, to, canRemind: owner !== 'me' })),
})

/** The card over areas that answer when they do; the latter is the area of `figures`. */
async function show(areas: Readonly<Record<string, () => Promise<readonly TodayFigure[]>>>, moves: TodayMoves = {}) {
  const core = createTestCore(
    Object.entries(areas).map(([id, figures]) => {
      const load = async () => {
        await figures()
        return []
      }
      const module: TodayModule = { default: load, figures, moves: async () => ({ default: moves }) }
      return { id, today: async () => module }
    }),
  )
  render(
    <CoreContext value={core}>
      <TeamCard />
    </CoreContext>,
  )
  await act(async () => void core.store(workbenchStore).load())
  return core
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const rows = () => screen.queryAllByRole('listitem').flatMap((row) => row.getAttribute('data-record') ?? [])

beforeAll(async () => {
  holdExampleTime()
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  for (const id of ['a', 'b'])
    registerTexts(id, { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  await startTexts()
  await loadTexts('core')
})

test('once all have answered, the first figure with somebody to remind is open; what answers later moves nothing', async () => {
  let answer: () => void = () => undefined
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  const core = await show({
    a: async () => {
      await waits
      return [figure('late steps', ['Liu', 'me'], 'late')]
    },
    b: async () => [figure('warnings', ['Wu'], 'warn')],
  })
  expect(rows()).toEqual([])
  await act(async () => answer())
  await waitFor(() => expect(rows()).toEqual(['late steps Liu', 'late steps me']))
  await press('First records: warnings')
  expect(rows()).toEqual(['warnings Wu'])
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('warnings')
  await act(async () => core.store(workbenchStore).load())
  expect(rows()).toEqual(['warnings Wu'])
  await press('First records: warnings')
  expect(rows()).toEqual([])
})

test('somebody who was reminded stays so when the rows are closed and opened', async () => {
  const remind = jest.fn(async () => ({ kind: 'sent' as const }))
  const core = await show({ a: async () => [figure('late', ['Liu', 'me'], 'late')] }, { remind })
  await press('Remind')
  await press('First records: late')
  await press('First records: late')
  expect(screen.getByRole('button', { name: 'Reminded' })).toHaveProperty('disabled', true)
  expect(remind).toHaveBeenCalledTimes(1)
  expect(core.feedback.toasts).toHaveLength(1)
})

test('somebody who was reminded yesterday can be reminded again, as the server sends one a day', async () => {
  const remind = async () => ({ kind: 'sent' as const })
  const core = await show({ a: async () => [figure('late', ['Liu'], 'late')] }, { remind })
  await press('Remind')
  expect(screen.getByRole('button', { name: 'Reminded' })).toBeTruthy()
  jest.setSystemTime(Date.now() + DAY)
  await act(async () => core.store(workbenchStore).load())
  expect(screen.getByRole('button', { name: 'Remind' })).toHaveProperty('disabled', false)
})

test('a reminder that is refused says why, and can be tried again', async () => {
  const remind = () => Promise.reject(new HttpError('refused', 'Nobody is there.', { callId: 'x', code: 4010 }))
  const core = await show({ a: async () => [figure('late', ['Liu'], 'late')] }, { remind })
  await press('Remind')
  expect(screen.getByRole('button', { name: 'Remind' })).toHaveProperty('disabled', false)
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Nobody is there.'])
})
