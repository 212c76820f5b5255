import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineRoute } from '#base/routes'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { WithoutSubject } from '.'

const route = defineRoute('/report')
const choose = jest.fn()
const action = { label: 'Choose a customer', onPress: choose }
const Report = () => <WithoutSubject title="Report" missing="Whose report?" text="Each has one." action={action} />

beforeAll(() => startTexts())

test('says what the link lacks, and offers to choose it; the page counts as empty', async () => {
  await showPages(createTestCore([]), [{ route, screen: Report }], '/report')
  expect(screen.getByRole('heading', { name: 'Whose report?' })).toBeTruthy()
  expect(screen.getByText('Each has one.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a customer' }))
  expect(choose).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[data-state="empty"]')).toBeTruthy()
})
