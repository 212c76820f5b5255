import { OptionError, readBackendOptions } from './options'

it('without options: seeded data of the usual size, fixed clock', () => {
  expect(readBackendOptions([])).toEqual({
    coords: 'wgs84',
    size: 'default',
    seed: 1,
    hosts: [],
    hasSessionCookie: false,
    reset: false,
  })
})

it('parses every option', () => {
  const args = [
    '--data',
    'sites.csv',
    '--coords=gcj02',
    '--size',
    'large',
    '--seed',
    '7',
    '--now',
    '2027-01-15T08:00:00Z',
    '--host=a.example,b.example',
    '--session-cookie',
    '--reset',
  ]
  expect(readBackendOptions(args)).toEqual({
    data: 'sites.csv',
    coords: 'gcj02',
    size: 'large',
    seed: 7,
    now: new Date('2027-01-15T08:00:00Z'),
    hosts: ['a.example', 'b.example'],
    hasSessionCookie: true,
    reset: true,
  })
})

it.each([
  ['2027-01-15', '2027-01-14T16:00:00.000Z'],
  ['2027-01-15T08:00', '2027-01-15T00:00:00.000Z'],
  ['2027-01-15T08:00+09:00', '2027-01-14T23:00:00.000Z'],
])('--now %s is %s', (now, iso) => {
  expect(readBackendOptions(['--now', now]).now?.toISOString()).toBe(iso)
})

it.each([
  [['--size', 'huge'], '--size huge: choose one of small, default, large.'],
  [['--coords', 'bd09'], '--coords bd09: choose one of wgs84, gcj02.'],
  [['--now', 'tomorrow'], '--now tomorrow: no ISO time'],
  [['--now', '2027-13-40'], '--now 2027-13-40: no ISO time'],
  [['--seed', 'x'], '--seed x: not a whole number.'],
  [['--host', 'http://a.example'], '--host http://a.example: no name of a host'],
  [['--data='], '--data needs the path of a file.'],
  [['--data'], "'--data <value>' argument missing"],
  [['--sise', 'small'], "'--sise'"],
  [['stray'], "'stray'"],
])('%j is refused in one line', (args, message) => {
  const read = () => readBackendOptions(args)
  expect(read).toThrow(OptionError)
  expect(read).toThrow(message)
  expect(read).not.toThrow(/\n/)
})
