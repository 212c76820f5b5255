import { scenarios } from '../simulator/scenarios'
import { ConsolePhone } from './ConsolePhone'

test('a phone has the screen of its scenario, so that a link opens with it', () => {
  const phone = new ConsolePhone('phone-1', { ...scenarios['partner-ios'], device: { frame: [320, 568] } })
  expect(phone.size).toEqual({ width: 320, height: 568 })
  expect(new ConsolePhone('phone-2', scenarios.browser).size).toEqual({ width: 390, height: 844 })
})
