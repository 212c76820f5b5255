import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { fixedQuery } from '#kit/records'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { QueryPage } from '.'

const route = defineRoute('/report')
let turn: (year: number) => void = () => undefined

function Report() {
  const [year, setYear] = useState(2025)
  turn = setYear
  return (
    <QueryPage
      title="Report"
      query={fixedQuery(year)}
      about={year}
      empty={(answer) => (answer < 2000 ? { title: 'No report' } : undefined)}
    >
      {(answer) => <p>The year {answer}</p>}
    </QueryPage>
  )
}

beforeAll(() => startTexts())

test('shows what is answered, asks again about something else, and says where there is nothing', async () => {
  await showPages(createTestCore([]), [{ route, screen: Report }], '/report')
  expect(await screen.findByText('The year 2025')).toBeTruthy()
  await act(async () => turn(2024))
  expect(await screen.findByText('The year 2024')).toBeTruthy()
  await act(async () => turn(1999))
  expect(await screen.findByText('No report')).toBeTruthy()
})
