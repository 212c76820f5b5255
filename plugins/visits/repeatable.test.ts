import { simulate } from '#harness/backend/kit/testing'
import { writeMinutes } from './api'
import { visitKind } from './backend/records'
import { viewVisit } from './backend/visits'
import dev from './dev'
import calls from './repeatable'

const entry = calls.find(({ call }) => call.id === writeMinutes.id)
const request = {
  id: 'V-000008',
  version: 0,
  writtenAt: new Date(),
  text: 'They sign next week.',
  audio: [{ url: '/a.webm' }],
  photos: [],
  needs: [],
  steps: [],
}

test('minutes that waited are saved over the present ones, whose version is not that of their visit', () => {
  const sim = simulate(dev)
  const visit = sim.store.table(visitKind).get('V-000008')
  if (!visit) throw new Error('no visit')
  const theirs = JSON.parse(JSON.stringify(viewVisit({ ...visit, version: 5 }, sim.context('rep01'))))
  expect(entry?.onTop?.(request, theirs)).toMatchObject({ version: 1 })
  expect(entry?.compare?.(request, theirs)).toMatchObject([{ mine: request.text }, { mine: '1', theirs: '12' }])
})
