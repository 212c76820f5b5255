import * as v from 'valibot'
import { saveClueFacts } from '../api'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore } from '../testing/fakeCore'
import { factsSubmission, leadChanged } from './cognition'
import { cognitionRecords } from './cognitionRecords'
import { leadRecords } from './leadRecords'

const id = v.parse(leadIdSchema, 'L-000001')

test('facts that were saved bring what follows from the place and the code: nearby leads and company labels', async () => {
  const lead = { clueId: id, name: 'Hongsheng', version: 4, stage: '3', state: '1', creditCode: '91440604MA51C6RT86' }
  const { core, paths } = fakeCore({
    getClueDetailList: () => [lead],
    findLowDistance: () => [],
    getCustomerLableByCreditCode: () => [],
  })
  const { main, parts } = core.store(leadRecords).of(id)
  await main.load()
  await Promise.all([parts.nearby.load(), parts.companyLabels.load()])
  const before = paths().length
  leadChanged(core, id)
  await Promise.all([parts.nearby.need(), parts.companyLabels.need()])
  expect(paths().slice(before).sort()).toEqual(['findLowDistance', 'getCustomerLableByCreditCode'])
})

test('a code that was saved makes the pages of the customer that the lead had and of the one that it has stale', async () => {
  const facts = { clueId: id, version: 4, name: 'Hongsheng', can: ['save'], place: {}, company: {}, custId: 'C-000001' }
  const { core } = fakeCore({ 'fiveSmallClue/selectByClueId': () => facts })
  await core.store(cognitionRecords).of(id).main.load()
  const invalidate = jest.spyOn(core, 'invalidateRecord')
  const request = { id, version: 4, half: { company: { industry: 'C307' } } }
  const saved = saveClueFacts.response({ ...facts, version: 5, custId: 'C-000002' })
  factsSubmission(core, request).after?.(saved)
  expect(invalidate.mock.calls.flat().sort()).toEqual(['C-000001', 'C-000002'])
})
