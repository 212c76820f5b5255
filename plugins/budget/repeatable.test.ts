import { saveEstimate } from './api'
import calls from './repeatable'
import { withCell } from './rules/content'
import { PLANT } from './rules/fixtures'

const [saving] = calls
const request = { id: 'BE-000012', version: 1, base: PLANT, content: withCell(PLANT, 'A1.price', '720') }

test('a save that waited shows the cells that somebody else changed meanwhile, with both texts', () => {
  expect(saving?.call).toBe(saveEstimate)
  const cells = [{ key: 'A1.price', base: '760', value: '720', current: '700' }]
  expect(saving?.compare?.(request, { version: 2, cells })).toEqual([{ label: 'A1.price', mine: '720', theirs: '700' }])
  expect(saving?.compare?.(request, { version: 2 })).toBeUndefined()
})

test('a save that waits is what the record shows: the cells that it changes, over what somebody else saved', () => {
  const stored = { id: 'BE-000012', version: 2, name: PLANT.name, content: withCell(PLANT, 'A2.price', '130') }
  const renamed = { ...request, content: withCell(request.content, 'name', 'Car park PV') }
  const content = withCell(withCell(stored.content, 'A1.price', '720'), 'name', 'Car park PV')
  for (const call of calls)
    expect(call.overlay?.(stored, renamed, new Date())).toEqual({ content, name: 'Car park PV' })
})

test('a save that is edited again keeps the files that it waits to send', () => {
  const content = withCell(PLANT, 'A1.quote', 'upload:F1')
  const upload = { id: 'F1', name: 'offer.pdf', size: 10, to: 'document' as const }
  expect(saving?.edit?.({ ...request, content }, [upload])?.values).toMatchObject({
    content,
    files: [{ name: expect.any(String) }],
  })
})
