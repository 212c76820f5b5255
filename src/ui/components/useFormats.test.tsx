import { render } from '@testing-library/react'
import type { Day } from '#base/calendar'
import { defineRoute } from '#base/routes'
import { loadTexts, registerTexts, setLanguage, startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { type Formats, useCodeText, useFormats } from '.'

beforeAll(() => startTexts())

let say: Formats | undefined
function Part() {
  say = useFormats()
  return null
}
function formats(): Formats {
  render(<Part />)
  if (!say) throw new Error('nothing was rendered')
  return say
}

function Words() {
  const word = useCodeText()
  return <p>{[word('scale', 'large'), word('scale', '9'), String(word('scale', undefined))].join(' ')}</p>
}

test('says in one line what is known', () => {
  expect(formats().line('Li Wei', undefined, false, '', '20 Nov')).toBe('Li Wei · 20 Nov')
})

test('says names, figures and days in the language of the user; what is not known stays undefined', async () => {
  const words = ({ name, money, price, percent, day, month, text, time, distance }: Formats) => [
    name({ name: '光大', nameEn: 'Guangda' }),
    text('地址', undefined),
    money(4_200_000),
    price(3.6),
    price(3.4275),
    percent(0.0551, 1),
    day('2020-03-04' as Day),
    month('2026-11'),
    month('soon'),
    time(new Date('2026-11-20T06:30:00Z')),
    distance(1240),
    day(undefined),
    name(undefined),
  ]
  expect(words(formats())).toEqual([
    'Guangda',
    '地址',
    '¥4.20 M',
    '3.60',
    '3.4275',
    '5.5%',
    '4 Mar 2020',
    'Nov 2026',
    'soon',
    '14:30',
    '1.2 km',
    undefined,
    undefined,
  ])
  await setLanguage('zh-CN')
  expect(words(formats()).slice(0, 3)).toEqual(['光大', '地址', '¥420 万'])
  await setLanguage('en')
})

test('a code is said by the texts of the area; one that the app does not know is shown as it is', async () => {
  const locale = async () => ({ default: { scale: { large: 'Large' } } })
  registerTexts('words', { en: locale, 'zh-CN': locale })
  await loadTexts('words')
  const { container } = await showPages(
    createTestCore([]),
    [{ route: defineRoute('/words'), screen: Words }],
    '/words',
    'words',
  )
  expect(container.textContent).toBe('Large 9 undefined')
})
