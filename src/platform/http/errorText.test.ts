import type { CoreTexts } from '#platform/i18n'
import { HttpError } from './errors'
import { errorText } from './errorText'

const t: CoreTexts = (key, values) => `${key} ${JSON.stringify(values)}`

test.each([
  ['Maintenance until 10:00.', 'Maintenance until 10:00.'],
  ['Internal Server Error', 503],
  ['Gateway Time-out', 503],
])('of what a server reports as %s, %s is said', (message, said) => {
  const error = new HttpError('status', message, { callId: 'GET /', status: 503 })
  expect(errorText(error, t)).toBe(`error.server {"message":${JSON.stringify(said)}}`)
})
