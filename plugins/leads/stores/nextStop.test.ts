import { runInAction } from 'mobx'
import * as v from 'valibot'
import { currentPosition } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { textsOf } from '#plugins/texts'
import plugin from '../plugin'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore } from '../testing/fakeCore'
import { wireLead } from '../testing/samples'
import { toastNextStop } from './nextStop'

const done = v.parse(leadIdSchema, 'L-000001')
const next = { ...wireLead, clueId: 'L-000004', nameEn: 'Nanhai People’s Hospital', distance: 2400 }

beforeAll(async () => {
  await startTexts()
  registerTexts('leads', ...textsOf(plugin))
  await loadTexts('leads')
})

async function toastsFor(list: readonly object[], position?: { lng: number; lat: number }) {
  const { core, seen } = fakeCore({ getClueOwnList: () => ({ list, total: list.length }) })
  runInAction(() => {
    core.store(currentPosition).position = position
  })
  await toastNextStop(core, done)
  return { toasts: core.feedback.toasts.map(({ text, action }) => [text, action?.label]), seen }
}

test('the next stop of today is told with its distance from where the user is', async () => {
  const { toasts, seen } = await toastsFor([wireLead, next], { lng: 113, lat: 22.97 })
  expect(toasts).toEqual([['Next: Nanhai People’s Hospital, 2.4 km', 'Open']])
  expect(seen[0]?.request).toMatchObject({ due: 'today', sort: 'nextStep', lng: 113, lat: 22.97 })
})

test('without a position it is told without a distance', async () => {
  expect((await toastsFor([{ ...next, distance: undefined }])).toasts).toEqual([
    ['Next: Nanhai People’s Hospital', 'Open'],
  ])
})

test('when today is done nothing is told', async () => {
  expect((await toastsFor([wireLead])).toasts).toEqual([])
})
