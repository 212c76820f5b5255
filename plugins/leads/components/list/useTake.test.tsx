import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import * as v from 'valibot'
import { ListModel } from '#kit/lists'
import { CoreContext } from '#platform/core'
import { registerTexts, startTexts, takeTexts } from '#platform/i18n'
import { textsOf } from '#plugins/texts'
import entry from '../../locales/entry.en.json'
import menu from '../../locales/menu.en.json'
import plugin from '../../plugin'
import { leadIdSchema } from '../../rules/vocabulary'
import { fakeCore, refused } from '../../testing/fakeCore'
import { wireLead } from '../../testing/samples'
import { useTake } from './useTake'

const id = v.parse(leadIdSchema, 'L-000001')
const pooled = { ...wireLead, state: '0', owner: undefined }

/** Toasts after taking a lead from the list; at first only the texts of the list are loaded. */
async function toldAfter(updateClue: () => unknown): Promise<string[]> {
  const { core } = fakeCore({ getClueDetailList: () => [pooled], updateClue })
  const wrapper = ({ children }: PropsWithChildren) => <CoreContext value={core}>{children}</CoreContext>
  const { result } = renderHook(() => useTake(new ListModel()), { wrapper })
  await result.current(id)
  return core.feedback.toasts.map(({ text }) => text)
}

beforeAll(async () => {
  await startTexts()
  registerTexts('leads', ...textsOf(plugin))
  takeTexts('leads', { ...menu, ...entry })
})
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

test('taking a lead from the list is confirmed though no lead page was opened before', async () => {
  await expect(toldAfter(() => ({ clues: [wireLead] }))).resolves.toEqual(['The lead is yours now'])
})

test('a refusal is explained though no lead page was opened before', async () => {
  await expect(toldAfter(() => refused(4010))).resolves.toEqual(['This is no longer possible.'])
})
