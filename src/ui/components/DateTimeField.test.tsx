import { render, screen } from '@testing-library/react'
import { thisYear } from '#base/calendar'
import { setLanguage, startTexts } from '#platform/i18n'
import { DateTimeField } from './DateTimeField'

test.each(['Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles'])(
  'on a phone in %s the day and time that were chosen are shown as they were chosen',
  (zone) => {
    setTimeZone(zone)
    const year = thisYear()
    render(<DateTimeField label="When" value={`${year}-07-01T00:30`} onChange={() => undefined} />)
    expect(screen.getByText(/^\w{3} 1 Jul, 00:30$/)).toBeInstanceOf(HTMLElement)
    expect(screen.getByLabelText<HTMLInputElement>('When').value).toBe(`${year}-07-01T00:30`)
  },
)

test('in Chinese no comma stands before the time', async () => {
  await startTexts()
  await setLanguage('zh-CN')
  render(<DateTimeField label="时间" value={`${thisYear()}-07-01T10:30`} onChange={() => undefined} />)
  expect(screen.getByText(/^07-01 周. 10:30$/)).toBeInstanceOf(HTMLElement)
  await setLanguage('en')
})
