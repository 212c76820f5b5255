import { act, render, screen } from '@testing-library/react'
import { addTexts, setLanguage, startTexts, TextsProvider } from '.'

const useEarly = addTexts({ early: { name: 'Before the start' } }, { early: { name: '启动前' } })

function Early() {
  const t = useEarly()
  return <p>{`${t('early.name')} / ${t('ok')}`}</p>
}

/** A room whose code arrives while the app runs. */
const lateTexts = () =>
  addTexts(
    { late: { count_one: '{{count}} day', count_other: '{{count}} days' } },
    { late: { count_other: '{{count}}天' } },
  )

function Late({ useLate }: { useLate: ReturnType<typeof lateTexts> }) {
  const t = useLate()
  return <p>{`${t('late.count', { count: 1 })} / ${t('late.count', { count: 3 })}`}</p>
}

test('texts of a room are there whether its code came before the start or after it, beside those of the core', async () => {
  await startTexts()
  const useLate = lateTexts()
  render(
    <TextsProvider>
      <Early />
      <Late useLate={useLate} />
    </TextsProvider>,
  )
  expect(screen.queryByText('Before the start / OK')).not.toBeNull()
  expect(screen.queryByText('1 day / 3 days')).not.toBeNull()

  await act(() => setLanguage('zh-CN'))
  expect(screen.queryByText('启动前 / 确定')).not.toBeNull()
  expect(screen.queryByText('1天 / 3天')).not.toBeNull()
})
