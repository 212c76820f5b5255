import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Chip } from '../../src/ui/components/Chip'
import { IconButton } from '../../src/ui/components/IconButton'
import { MenuGrid } from '../../src/ui/components/MenuGrid'
import { Tabs } from '../../src/ui/components/Tabs'
import { withAnyCount } from './counts'
import { describeControl } from './target'

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true
})

const none = () => undefined
const leads = { id: 'leads', label: 'Leads', icon: <svg />, badge: 7, name: 'Leads, 7 steps due', onPress: none }

test.each<[string, 'button' | 'tab', ReactNode, string]>([
  ['tile', 'button', <MenuGrid key="tile" title="Sales" items={[leads]} />, 'Leads'],
  [
    'bell',
    'button',
    <IconButton key="bell" label="Messages, 42 unread" badge={42} onPress={none}>
      <svg />
    </IconButton>,
    'Messages',
  ],
  [
    'tab',
    'tab',
    <Tabs key="tab" label="Views" tabs={[{ value: 'a', label: 'Open', count: '1,204' }]} value="a" onChange={none} />,
    'Open',
  ],
  [
    'filter',
    'button',
    <Chip key="filter" count={12} pressed onPress={none}>
      Level 2
    </Chip>,
    'Level 2',
  ],
  [
    'chip of all filters',
    'button',
    <Chip key="chip" badge={3} onPress={none}>
      Filter
    </Chip>,
    'Filter',
  ],
])('a %s of the kit is recorded without its count', (_, role, shown, name) => {
  render(shown)
  expect(describeControl(screen.getByRole(role))).toEqual({ role, name })
})

test.each([
  ['Leads', 'Leads, 7 steps due', true],
  ['线索', '线索，7 项待跟进', true],
  ['Leads, 7 steps due', 'Leads, 1,204 steps due', true],
  ['Level 2', 'Level 2 14', true],
  ['What (all)', 'What (all) 3', true],
  ['Leads', 'Leads', true],
  ['Leads', 'Leads of the team, 7 steps due', false],
  ['Leads', 'Leads, those of the team', false],
  ['2026', '2025', false],
])('an exported test that wants %s finds a control with a count and the name %s: %s', (wanted, name, isFound) => {
  expect(withAnyCount(wanted).test(name)).toBe(isFound)
})
