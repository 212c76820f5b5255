import { autorun } from 'mobx'
import { bindMessages, deliverMessage, hostEventSink } from './hostEventSink'
import { type HostEventName, hostEvents } from './hostEvents'
import { keyboard } from './keyboard'
import { listen } from './listeners'

const deps = {
  messages: { deliver: jest.fn(async () => undefined) },
  back: jest.fn(),
  notify: jest.fn(),
  report: jest.fn(),
}
let stops: (() => void)[] = []

const bind = () => stops.push(bindMessages(deps))

beforeEach(() => jest.clearAllMocks())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  keyboard.setHeight(0)
})

describe('an event of the host', () => {
  test.each<[HostEventName, unknown, unknown]>([
    ['goBack', undefined, undefined],
    ['goBack', {}, undefined],
    ['refreshWorkbench', '', undefined],
    ['openKeybord', { height: 300 }, { height: 300 }],
    ['openKeybord', { height: '287.5' }, { height: 287.5 }],
    ['openKeybord', 300, { height: 300 }],
    ['closeKeybord', { height: 0 }, undefined],
    ['openThirdParty', { url: 'https://todo.example/' }, { url: 'https://todo.example/' }],
    ['openThirdParty', 'https://todo.example/', { url: 'https://todo.example/' }],
    ['gotoDetailPermission', { route: 'manager' }, { route: 'manager' }],
    ['nativeError', 'No camera', { message: 'No camera' }],
    ['nativeError', { message: 'No camera' }, { message: 'No camera' }],
    ['nativeError', { message: 17 }, { message: '17' }],
    ['addContact', { name: '李维', phone: 13_800_000_000 }, { name: '李维', phone: '13800000000' }],
    ['addContact', { phone: '13800000000' }, { name: '', phone: '13800000000' }],
  ])('%s with %j is read as %j', (name, raw, payload) => {
    expect(hostEvents[name].parse(raw)).toEqual(payload)
  })

  test.each<[HostEventName, unknown]>([
    ['openKeybord', undefined],
    ['openKeybord', { height: 'high' }],
    ['openKeybord', { height: -1 }],
    ['openThirdParty', {}],
    ['gotoDetailPermission', undefined],
    ['nativeError', ''],
    ['addContact', {}],
    ['addContact', { name: null, phone: ' ' }],
  ])('%s with %j is reported and does not throw', (name, raw) => {
    expect(() => hostEvents[name].parse(raw)).toThrow()
    bind()
    expect(() => hostEventSink(name, raw)).not.toThrow()
  })

  test('that does not parse is reported with its name', () => {
    bind()
    hostEventSink('openKeybord', '{"height":')
    expect(deps.report).toHaveBeenCalledWith(expect.any(Error), 'host event openKeybord')
  })

  test('of an unknown name is reported once per name', () => {
    bind()
    hostEventSink('dance')
    hostEventSink('dance')
    hostEventSink('toString')
    expect(deps.report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: the host has no event of the name dance',
      'Error: the host has no event of the name toString',
    ])
  })

  test('owned by a plugin is delivered decoded', () => {
    bind()
    hostEventSink('openThirdParty', JSON.stringify(JSON.stringify({ url: 'https://todo.example/' })))
    expect(deps.messages.deliver).toHaveBeenCalledWith({
      type: 'openThirdParty',
      payload: { url: 'https://todo.example/' },
    })
  })

  test('that arrives before the start of the app is delivered after it, in order', () => {
    hostEventSink('nativeError', 'first')
    deliverMessage({ type: 'todo.done' })
    hostEventSink('nativeError', 'second')
    expect(deps.notify).not.toHaveBeenCalled()
    bind()
    expect(deps.notify.mock.calls).toEqual([['first'], ['second']])
    expect(deps.messages.deliver).toHaveBeenCalledWith({ type: 'todo.done' })
  })
})

describe('goBack', () => {
  test('goes back by the rules of section 2', () => {
    bind()
    hostEventSink('goBack')
    expect(deps.back).toHaveBeenCalledTimes(1)
  })

  test('handled by the visible page does not go back', () => {
    bind()
    stops.push(listen(hostEvents.goBack, () => true))
    hostEventSink('goBack')
    expect(deps.back).not.toHaveBeenCalled()
  })
})

test('nativeError is shown in the host’s words', () => {
  bind()
  hostEventSink('nativeError', encodeURIComponent(JSON.stringify({ message: '相机不可用' })))
  expect(deps.notify).toHaveBeenCalledWith('相机不可用')
})

describe('the keyboard', () => {
  const styled = () => document.documentElement.style.getPropertyValue('--keyboard-height')

  test('sets height and CSS variable while it is open', () => {
    bind()
    const seen: number[] = []
    stops.push(autorun(() => seen.push(keyboard.height)))
    hostEventSink('openKeybord', '{"height":300}')
    expect(styled()).toBe('300px')
    hostEventSink('closeKeybord')
    expect(styled()).toBe('0px')
    expect(seen).toEqual([0, 300, 0])
  })

  test('sets them also when the page handles the event', () => {
    bind()
    const heard = jest.fn(() => true as const)
    stops.push(listen(hostEvents.openKeybord, heard))
    hostEventSink('openKeybord', { height: 280 })
    expect(heard).toHaveBeenCalledWith({ height: 280 })
    expect(styled()).toBe('280px')
  })
})
