import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import * as v from 'valibot'
import { CoreContext } from '#src/core'
import { registerTexts, startTexts, takeTexts } from '#src/i18n'
import { ListModel } from '#src/lists'
import whole from '../../locales/en'
import list from '../../locales/en.json'
import menu from '../../locales/menu.en.json'
import { leadIdSchema } from '../../rules/vocabulary'
import { fakeCore, refused } from '../../testing/fakeCore'
import { wireLead } from '../../testing/samples'
import { useTake } from './useTake'

const id = v.parse(leadIdSchema, 'L-000001')
const pooled = { ...wireLead, state: '0', owner: undefined }

/** What the list's user reads after taking a lead; of the area's words only those are there that the list brings. */
async function toldAfter(updateClue: () => unknown): Promise<string[]> {
  const { core } = fakeCore({ getClueDetailList: () => [pooled], updateClue })
  const wrapper = ({ children }: PropsWithChildren) => <CoreContext value={core}>{children}</CoreContext>
  const { result } = renderHook(() => useTake(new ListModel()), { wrapper })
  await result.current(id)
  return core.feedback.toasts.map(({ text }) => text)
}

beforeAll(async () => {
  await startTexts()
  registerTexts('leads', { en: async () => ({ default: whole }), 'zh-CN': async () => ({ default: whole }) })
  takeTexts('leads', { ...menu, ...list })
})
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

test('a lead that was taken from the list is said to be mine before any lead’s page was open', async () => {
  await expect(toldAfter(() => ({ clues: [wireLead] }))).resolves.toEqual(['The lead is yours now'])
})

test('so is why it could not be taken', async () => {
  await expect(toldAfter(() => refused(4010))).resolves.toEqual(['This is no longer possible.'])
})
