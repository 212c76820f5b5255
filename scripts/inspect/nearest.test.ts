/** @jest-environment node */
import { nearest } from './nearest'

const RIGHTS = ['lead.read', 'lead.assign', 'complaint.read', 'complaint.write']

test.each([
  ['complaint.wirte', 'complaint.write'],
  ['complaints.read', 'complaint.read'],
  ['lead.asign', 'lead.assign'],
  ['lead.red', 'lead.read'],
  ['budget.approve', undefined],
])('%s probably means %s', (misspelt, meant) => expect(nearest(misspelt, RIGHTS)).toBe(meant))

test('of nothing nothing is near', () => expect(nearest('lead.read', [])).toBeUndefined())
