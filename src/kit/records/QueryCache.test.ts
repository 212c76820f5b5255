import { QueryCache } from './QueryCache'
import type { Query } from './query'

const signal = new AbortController().signal

function open() {
  let total = 128
  const seen: string[] = []
  const ask = ({ tab }: { tab: string; sort?: string }): Query<number> => ({
    requests: [],
    pick: () => {
      seen.push(tab)
      return total
    },
  })
  const answers = new QueryCache({ http: () => Promise.reject(new Error('no network')) }, ask, ({ tab }) => tab)
  return { answers, seen, change: (to: number) => (total = to) }
}

test('a question is asked once, also by several at once and whatever does not count', async () => {
  const { answers, seen } = open()
  expect(answers.of({ tab: 'mine' })).toBeUndefined()
  await Promise.all([answers.load({ tab: 'mine' }, signal), answers.load({ tab: 'mine' }, signal)])
  await answers.load({ tab: 'mine', sort: 'score' }, signal)
  expect([seen, answers.of({ tab: 'mine', sort: 'gas' })]).toEqual([['mine'], 128])
})

test('what is out of date stays until it was asked again', async () => {
  const { answers, change } = open()
  await answers.load({ tab: 'pool' }, signal)
  change(127)
  answers.invalidate()
  expect([answers.of({ tab: 'pool' }), answers.revision]).toEqual([128, 1])
  await answers.load({ tab: 'pool' }, signal)
  expect(answers.of({ tab: 'pool' })).toBe(127)
})
