import { fireEvent, screen } from '@testing-library/react'
import { asDay, type Day } from '#base/calendar'
import { defineFields, text, type ValuesOf } from '#base/fields'
import { startTexts } from '#platform/i18n'
import { formOnPage } from '../testing/formOnPage'
import { PeriodInput } from './PeriodInput'

beforeAll(() => startTexts())

const fields = defineFields({ from: text(), to: text() })

const open = (defaults: ValuesOf<typeof fields.table>) =>
  formOnPage({
    fields,
    defaults,
    children: (form) => (
      <PeriodInput
        form={form}
        from="from"
        to="to"
        min={asDay('2026-11-20') as Day}
        most={183}
        lengths={[30, 183, 366]}
      />
    ),
  })
const chip = (name: string) => screen.getByRole('button', { name })

test('a tap gives the last day of a usual length; lengths that are too long are not offered', () => {
  const { values } = open({ from: '2026-12-01', to: '' })
  expect(screen.getAllByRole('button', { name: /days$|year$/ }).map(({ textContent }) => textContent)).toEqual([
    '30 days',
    'Half a year',
  ])
  fireEvent.click(chip('30 days'))
  expect(values()).toEqual({ from: '2026-12-01', to: '2026-12-30' })
  expect(chip('30 days').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('At most half a year')).toBeTruthy()
})

test('without a first day the period starts on the first that can be chosen', () => {
  const { values } = open({ from: '', to: '' })
  fireEvent.click(chip('30 days'))
  expect(values()).toEqual({ from: '2026-11-20', to: '2026-12-19' })
})
