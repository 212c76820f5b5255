import * as v from 'valibot'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore } from '../testing/fakeCore'
import { leadChanged } from './cognition'
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
