import { scenarios } from '../simulator/scenarios'
import type { HostSim } from '../simulator/types'
import { ConsolePhone } from './ConsolePhone'

test('a phone has the screen of its scenario, so that a link opens with it', () => {
  const phone = new ConsolePhone('phone-1', { ...scenarios['partner-ios'], device: { frame: [320, 568] } })
  expect(phone.size).toEqual({ width: 320, height: 568 })
  expect(new ConsolePhone('phone-2', scenarios.browser).size).toEqual({ width: 390, height: 844 })
})

/** A frame whose page is that of a simulated host, or not there yet. */
function pageOf(hostSim?: Partial<HostSim>) {
  const state = { origin: { session: 's', at: '' }, rules: [] } as unknown as ReturnType<HostSim['state']>
  const document = window.document.implementation.createHTMLDocument()
  const host = hostSim && { state: () => state, log: () => [], ...hostSim }
  return { document, location: { hash: '#/', reload: () => undefined }, ...(host && { hostSim: host }) }
}

describe('a command', () => {
  const removed = (calls: string[], page: string) => ({
    faults: async () => {
      calls.push(page)
    },
  })

  test('that is given while the page loads reaches the page that comes', async () => {
    const calls: string[] = []
    const frame = { contentWindow: pageOf() }
    const phone = new ConsolePhone('phone-1', scenarios.browser)
    phone.attach(frame as unknown as HTMLIFrameElement)
    phone.open(scenarios.browser)
    phone.run((sim) => sim.faults(null))
    frame.contentWindow = pageOf(removed(calls, 'the page'))
    phone.poll()
    phone.poll()
    await Promise.resolve()
    expect(calls).toEqual(['the page'])
  })

  test.each([
    ['started again', (phone: ConsolePhone) => phone.open(scenarios.browser)],
    ['reloaded', (phone: ConsolePhone) => phone.reload()],
  ])('that is given while the phone is %s does not reach the page before', async (_, leave) => {
    const calls: string[] = []
    const frame = { contentWindow: pageOf(removed(calls, 'the page before')) }
    const phone = new ConsolePhone('phone-1', scenarios.browser)
    phone.attach(frame as unknown as HTMLIFrameElement)
    phone.poll()
    leave(phone)
    phone.run((sim) => sim.faults(null))
    phone.poll()
    frame.contentWindow = pageOf(removed(calls, 'the new page'))
    phone.poll()
    await Promise.resolve()
    expect(calls).toEqual(['the new page'])
  })
})
