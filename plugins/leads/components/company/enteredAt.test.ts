import type { LeadId } from '../../rules/vocabulary'
import { enteredAt } from './enteredAt'

const id = 'L-000001' as LeadId

test.each([
  ['code', '/editClueCognitionInfo?id=L-000001&field=creditCode'],
  ['point', '/editClueCognitionClueInfo?id=L-000001&field=place'],
  ['decider', '/editClueCognitionClueInfo?id=L-000001&field=decider'],
  ['bill', '/editClueCognitionEnergy?id=L-000001&field=rows'],
  ['cognition', '/clueCognition?id=L-000001'],
  ['contact', '/x/leads/followUp?id=L-000001'],
  ['contract', undefined],
  ['something new', undefined],
])('%s is entered at %s', (key, address) => {
  expect(enteredAt(id, key)).toBe(address)
})
