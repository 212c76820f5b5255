import { createTestCore } from '#testing'
import customer from '../../customer/plugin'
import leads from '../../leads/plugin'
import { logForm } from './callContact'

test.each([
  [{ custId: 'C-000001', clueId: undefined }, '/customerServiceLog?id=C-000001&entry=call'],
  [{ custId: undefined, clueId: 'L-000001' }, '/x/leads/followUp?id=L-000001&kind=call'],
  [{ custId: undefined, clueId: undefined }, undefined],
])('a call of a contact of %j is logged at %s', (contact, form) => {
  expect(logForm(createTestCore([customer, leads]), contact)).toBe(form)
})

test('where that area is off, a call is only made', () => {
  expect(logForm(createTestCore([]), { custId: 'C-000001', clueId: undefined })).toBeUndefined()
})
