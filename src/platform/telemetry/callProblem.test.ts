import * as v from 'valibot'
import { HttpError } from '#platform/http'
import { allowConsole } from '../../../spec/jest.setup'
import { announceCallProblem, CALL_PROBLEM_EVENT } from './callProblem'

const announced = jest.fn()
const take = (event: Event) => announced((event as CustomEvent).detail)
const callId = 'GET main /api/orders'

beforeEach(() => {
  announced.mockReset()
  allowConsole(/./)
  window.addEventListener(CALL_PROBLEM_EVENT, take)
})
afterEach(() => window.removeEventListener(CALL_PROBLEM_EVENT, take))

function causeOf(value: unknown): unknown {
  const { issues } = v.safeParse(v.object({ list: v.array(v.object({ due: v.string() })) }), value)
  return issues && new v.ValiError(issues)
}

test('names field, expected and received, without the value', () => {
  const cause = causeOf({ list: [{ due: 5 }] })
  announceCallProblem(
    new HttpError('malformed', `${callId}: the answer is not what the call declares`, { callId, cause }),
  )
  const line = 'GET main /api/orders: list.0.due: expected string, received number'
  expect(console.error).toHaveBeenCalledWith(line)
  expect(announced).toHaveBeenCalledWith(line)
})

test('a refused parameter is named as the server names it', () => {
  announceCallProblem(new HttpError('refused', "The simulator does not know sort 'size'.", { callId, code: 4000 }))
  expect(announced).toHaveBeenCalledWith("GET main /api/orders: The simulator does not know sort 'size'.")
})

test('an error of something else is no problem of a call', () => {
  announceCallProblem(new Error('no such stage'))
  expect(announced).not.toHaveBeenCalled()
})
